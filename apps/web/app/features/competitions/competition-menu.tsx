import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { rovingFocus, vertical } from '../../ui/roving-focus.ts';
import { useDismiss } from '../../ui/use-dismiss.ts';
import type { Listed } from './listed.ts';
import { CompetitionOption } from './competition-option.tsx';
import * as styles from './competition-menu.module.css';
import { allCompetitions, editMine, favourites, noCompetitions } from './text.ts';

type Props = {
  /** Contains the button that opens the list, and the list. */
  holder: RefObject<HTMLElement | null>;
  isOpen: boolean;
  competitions: readonly Listed[];
  counts: ReadonlyMap<number, number>;
  /** HOME-08: whether only the favourites are listed. */
  isFiltered: boolean;
  selected: number | undefined;
  onClose: () => void;
  onChoose: (id: number) => void;
  onEdit: () => void;
};

/** HOME-02: `--dur-dropdown-close` */
const CLOSING_MS = 400;

export function CompetitionMenu(props: Props) {
  const { holder, isOpen, onClose } = props;
  const isLeaving = useIsLeaving(isOpen);
  useDismiss(holder, isOpen, onClose);
  return isOpen || isLeaving ? <Menu {...props} isLeaving={isLeaving} /> : null;
}

function Menu({ isOpen, isLeaving, ...props }: Props & { isLeaving: boolean }) {
  const { competitions, counts, isFiltered, selected, onChoose, onEdit } = props;
  const menu = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const tabStop = competitions.find(({ id }) => id === selected) ?? competitions[0];

  useLayoutEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('[tabindex="0"], button')?.focus();
  }, [isOpen]);

  return (
    // The entries are links and a button; the arrow keys only move between them.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={menu}
      className={styles.menu}
      data-closing={isLeaving ? '' : undefined}
      inert={isLeaving}
      onKeyDown={moveBetweenEntries}
    >
      {competitions.length > 0 ? (
        <div role="listbox" aria-label={allCompetitions}>
          <div role="group" aria-labelledby={headingId}>
            <div id={headingId} role="presentation" className={styles.heading}>
              {isFiltered ? favourites : allCompetitions}
            </div>
            {competitions.map((competition) => (
              <CompetitionOption
                key={competition.id}
                competition={competition}
                matches={counts.get(competition.id) ?? 0}
                isSelected={competition.id === selected}
                isTabStop={competition === tabStop}
                onChoose={onChoose}
              />
            ))}
          </div>
        </div>
      ) : (
        <p className={styles.none}>{noCompetitions}</p>
      )}
      {isFiltered && (
        <button type="button" className={styles.edit} onClick={onEdit}>
          {editMine}
        </button>
      )}
    </div>
  );
}

const moveBetweenEntries = rovingFocus('a, button', vertical);

/** HOME-02: true for 400 ms after it was closed, unless the reader prefers reduced motion. */
function useIsLeaving(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isLeaving, setIsLeaving] = useState(false);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setIsLeaving(!isOpen && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setIsLeaving(false), CLOSING_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return isLeaving;
}
