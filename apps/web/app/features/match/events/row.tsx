import { minuteSpoken, minuteText } from '@safira/arabic/terms/status';
import type { MatchEvent } from '@safira/contract/matches/matches';
import type { ReactNode } from 'react';
import { Ltr } from '../../../ui/ltr.tsx';
import * as styles from './row.module.css';
import { Tally } from './tally.tsx';

export type RowProps = {
  side: 'home' | 'away';
  /** The name of the side, for screen readers: visually only the column shows it. */
  team: string;
  /** In the pill in the middle. */
  when: ReactNode;
  /** Scored and counted: the pill is yellow. */
  isScored?: boolean;
  icon?: ReactNode;
  /** What the icon means, for screen readers, if no text says it. */
  spoken?: string | undefined;
  title: ReactNode;
  line?: ReactNode;
  goals?: { home: number; away: number } | undefined;
  isFresh: boolean;
};

/** DLG-06: one line of the timeline: home on the right of its minute, away on the left. */
export function Row({ side, team, when, isScored, icon, spoken, title, line, goals, isFresh }: RowProps) {
  return (
    <li
      className={styles.row}
      data-side={side}
      data-scored={isScored || undefined}
      data-fresh={isFresh || undefined}
    >
      <span className={styles.when}>{when}</span>
      <div className={styles.what}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <span className={styles.words}>
          <span className="srOnly">
            <bdi>{team}</bdi>: {spoken}{' '}
          </span>
          <span className={styles.title}>{title}</span> {line && <span className={styles.line}>{line}</span>}
        </span>
        {goals && <Tally goals={goals} className={styles.tally} />}
      </div>
    </li>
  );
}

/** `45+2′` as visible text, in full words for screen readers. */
export function Minute({ time: { elapsed, extra } }: Pick<MatchEvent, 'time'>) {
  return (
    <>
      <span aria-hidden="true">
        <Ltr>{minuteText(elapsed, extra)}</Ltr>
      </span>
      <span className="srOnly">{minuteSpoken(elapsed, extra)}</span>
    </>
  );
}
