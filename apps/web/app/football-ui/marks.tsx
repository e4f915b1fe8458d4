import * as styles from './marks.module.css';

/** A goal. */
export function Ball({ size = 15 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={styles.ball}>
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="m12 7.6 4.2 3-1.6 5H9.4l-1.6-5Z" fill="currentColor" />
      <path
        d="M12 7.6V2.4M16.2 10.6l4.9-1.5M14.6 15.6l3 4.1M9.4 15.6l-3 4.1M7.8 10.6 2.9 9.1"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}

type Card = 'yellow' | 'red' | 'second';

/** A card as the referee shows it, a second yellow with the red one over it; its meaning is next to it in words. */
export function CardMark({ colour, size = 18 }: { colour: Card; size?: number }) {
  return (
    <svg
      viewBox="0 0 16 20"
      width={size * 0.8}
      height={size}
      aria-hidden="true"
      className={colour === 'yellow' ? styles.yellow : styles.red}
    >
      {colour === 'second' && (
        <rect
          className={styles.yellow}
          x="0.8"
          y="1"
          width="10"
          height="15"
          rx="2"
          transform="rotate(-6 6 9)"
        />
      )}
      {colour === 'second' ? (
        <rect x="5" y="4" width="10" height="15" rx="2" transform="rotate(6 10 11)" />
      ) : (
        <rect x="2.4" y="1.6" width="11.2" height="16.8" rx="2.2" transform="rotate(6 8 10)" />
      )}
    </svg>
  );
}
