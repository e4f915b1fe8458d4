import { crestLook } from '@safira/football/drawn-from-name';
import * as styles from './crest.module.css';

type Props = { name: string; originalName: string; size: number };

/** From here on the letter can be read. */
const SIZE_WITH_LETTER = 32;

/** The crest of a club without a picture. */
export function DrawnCrest({ name, originalName, size }: Props) {
  const { letter, field, second, ink, pattern } = crestLook({ name, originalName });
  return (
    <svg className={styles.crest} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <g clipPath="url(#crest-shield)">
        <rect width="48" height="48" fill={field} />
        <path d={pattern} fill={second} />
      </g>
      {size >= SIZE_WITH_LETTER && (
        <>
          <circle cx="24" cy="25" r="11.5" fill={field} stroke={ink} strokeWidth="1.6" />
          <text
            className={styles.letter}
            x="24"
            y="25"
            dy={shiftOf(letter)}
            textAnchor="middle"
            fontSize="14"
            fill={ink}
          >
            {letter}
          </text>
        </>
      )}
      <use href="#crest-edge" />
    </svg>
  );
}

/** Arabic letters sit at different heights on the baseline; each is shifted to the middle of the disc. */
function shiftOf(letter: string): string {
  if (/[رزوم]/.test(letter)) return '.12em';
  if (/[نقيلسشصض]/.test(letter)) return '.2em';
  if (/[جحخع]/.test(letter)) return '.1em';
  if (/[أإ]/.test(letter)) return '.42em';
  return '.34em';
}
