import { crestLook } from '@safira/football/drawn-from-name';
import styles from './crest.module.css';

const SHIELD =
  'M24 3.2C30 6.2 37 7.2 42.5 6.6V24C42.5 34.5 34.5 41.5 24 45.6C13.5 41.5 5.5 34.5 5.5 24V6.6C11 7.2 18 6.2 24 3.2Z';

/** Rendered once per page and used by every crest: the ids are the same on the server and in the browser. */
export function CrestShapes() {
  return (
    <svg className={styles.shapes} width="0" height="0" aria-hidden="true">
      <clipPath id="crest-shield">
        <path d={SHIELD} />
      </clipPath>
      <g id="crest-edge" fill="none">
        <path d={SHIELD} stroke="#0F1713" strokeOpacity=".55" strokeWidth="1.8" />
        {/* Sets a dark crest off from a dark page. */}
        <path d={SHIELD} stroke="#fff" strokeOpacity=".35" transform="translate(1.68 1.68) scale(.93)" />
      </g>
    </svg>
  );
}

type Props = {
  team: { name: string; originalName: string; logo: string | null };
  size: 28 | 76;
};

/** The name is next to it, so screen readers skip it. */
export function Crest({ team: { name, originalName, logo }, size }: Props) {
  // Only images that we mirror ourselves: the page may load nothing from other hosts.
  if (logo?.startsWith('/')) {
    const src = size > 32 ? logo.replace('small', 'large') : logo;
    return (
      <img
        className={styles.crest}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    );
  }
  const { letter, field, second, ink, pattern } = crestLook({ name, originalName });
  return (
    <svg className={styles.crest} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <g clipPath="url(#crest-shield)">
        <rect width="48" height="48" fill={field} />
        <path d={pattern} fill={second} />
      </g>
      {size >= 32 && (
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
