import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Emblem } from '../../football-ui/emblem.tsx';
import type { Listed } from './listed.ts';
import * as styles from './competition-menu.module.css';
import { matchCount } from './text.ts';

type Props = {
  competition: Listed;
  matches: number;
  isSelected: boolean;
  isTabStop: boolean;
  onChoose: (id: number) => void;
};

/** HOME-02: a link, so that it can also be opened in another tab; then nothing is selected in this one. */
export function CompetitionOption({ competition, matches, isSelected, isTabStop, onChoose }: Props) {
  const { id, name } = competition;

  function onClick({ ctrlKey, metaKey, shiftKey }: MouseEvent) {
    if (!ctrlKey && !metaKey && !shiftKey) onChoose(id);
  }

  return (
    <Link
      className={styles.option}
      role="option"
      to={`/competition/${id}`}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onClick}
    >
      <Emblem competition={competition} size={24} />
      <bdi>{name}</bdi>
      <span className={styles.matches}>{matchCount(matches)}</span>
    </Link>
  );
}
