import { useFavouriteLeagues } from '../../state/favourite-leagues.ts';
import { StarIcon } from '../../ui/star-icon.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import * as styles from './leagues-button.module.css';
import { mine, mineSpoken } from './text.ts';

export const loadPanel = async () => (await import('./leagues-panel.tsx')).LeaguesPanel;

type Props = {
  /** The matches of the day on the page, by competition, and that day's name: «اليوم», «غدًا», «السبت». */
  counts?: ReadonlyMap<number, number> | undefined;
  dayLabel?: string | undefined;
};

/** HOME-01, HOME-08: opens the panel. The number in its circle comes from the style sheet of the first paint. */
export function LeaguesButton({ counts, dayLabel }: Props) {
  const { Part: LeaguesPanel, isOpen, prepare, open, close } = useOpened(loadPanel);
  const chosen = useFavouriteLeagues().length;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={mineSpoken(chosen)}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <StarIcon small className={styles.star} />
        <span className={styles.name}>{mine}</span>
        <span className={styles.count} />
      </button>
      {isOpen && LeaguesPanel && <LeaguesPanel counts={counts} dayLabel={dayLabel} onClose={close} />}
    </>
  );
}
