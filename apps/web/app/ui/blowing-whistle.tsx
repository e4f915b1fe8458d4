import { Mark } from './mark.tsx';
import * as styles from './blowing-whistle.module.css';

/** The whistle blows to its own left, whatever the direction of the page. */
export function BlowingWhistle() {
  return (
    <span dir="ltr" className={styles.blow}>
      <svg
        width="44"
        height="60"
        viewBox="0 0 40 50"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        aria-hidden="true"
        className={styles.arcs}
      >
        <path d="M24 46a26 26 0 0 1 10-22" />
        <path d="M11 46a39 39 0 0 1 15-33" />
      </svg>
      <Mark size={110} />
    </span>
  );
}
