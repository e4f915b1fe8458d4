import { SOUND, WHISTLE } from '../../../ui/mark.tsx';
import * as styles from './cover.module.css';

/** The cover of the podcast: the card of the brand. */
export const Cover = () => (
  <svg className={styles.cover} viewBox="0 0 100 100" aria-hidden="true" data-screen-only="">
    <rect width="100" height="100" rx="8" />
    <g transform="translate(18 22)">
      <path className={styles.whistle} d={WHISTLE} />
      <circle cx="23.2" cy="42.2" r="8" />
      <path className={styles.sound} d={SOUND} />
    </g>
  </svg>
);
