import type { Match } from '@safira/contract/matches/matches';
import * as styles from './kick-off-button.module.css';
import { sixCities } from './row-text.ts';

type Props = { match: Match; time: string; onOpen: (button: HTMLElement) => void };

/** OURS-02: the time of a kick-off; a click shows it on six clocks. While they are open, they set `aria-expanded`. */
export function KickOffButton({ match, time, onOpen }: Props) {
  return (
    <button
      type="button"
      className={styles.time}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-label={sixCities(time)}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <time dateTime={match.date}>{time}</time>
    </button>
  );
}
