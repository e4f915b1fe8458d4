import type { Category } from '@safira/contract/news/articles';
import { COLLAR, SHIRT } from '@safira/football/drawings/shirt-shapes';
import type { ReactNode } from 'react';
import { SOUND, WHISTLE } from '../../ui/mark.tsx';
import * as styles from './art.module.css';

const waves = [60, 110, 160, 210].map((radius) => (
  <circle key={radius} className={styles.wave} cx="0" cy="260" r={radius} />
));

const whistle = (
  <>
    {waves}
    <g transform="translate(215 62) scale(2.2)">
      <path d={WHISTLE} />
      <path className={styles.hole} d="M35 21.5h9l-3.6 11H35Z" />
      <circle className={styles.hole} cx="23.2" cy="42.2" r="8" />
      <path className={styles.line} strokeWidth="4" d={SOUND} />
    </g>
  </>
);

const shirt = (
  <>
    <path className={styles.pale} d="M0 260 400 60v200Z" />
    <g transform="translate(112 36) scale(3.7)">
      <path d={SHIRT} />
      <path className={styles.collar} strokeWidth="2" d={COLLAR} />
    </g>
  </>
);

const rings = [150, 96].map((radius) => (
  <circle key={radius} className={styles.pale} cx="200" cy="130" r={radius} />
));

/** NEWS-03: what stands for an article without a picture. The colours of each are in the style sheet. */
const drawings: Record<Category, ReactNode> = {
  reports: (
    <>
      <path className={styles.stripe} d="M0 0h66v260H0zM133 0h66v260h-66zM266 0h67v260h-67z" />
      <g className={styles.line} strokeWidth="5">
        <circle cx="200" cy="130" r="62" />
        <path d="M200 0v260M0 60h70v140H0M400 60h-70v140h70" />
      </g>
    </>
  ),
  previews: (
    <>
      {rings}
      <path d="M160 65h80v48a40 40 0 0 1-80 0ZM192 145h16v33h-16zM166 178h68v16h-68z" />
      <path
        className={styles.line}
        strokeWidth="10"
        d="M160 78h-22c0 32 10 45 30 45M240 78h22c0 32-10 45-30 45"
      />
    </>
  ),
  breaking: whistle,
  general: whistle,
  transfers: shirt,
  injuries: (
    <>
      {shirt}
      <path className={styles.accent} d="M190 105h22v24h24v22h-24v24h-22v-24h-24v-22h24z" />
    </>
  ),
  analysis: (
    <>
      <rect x="135" y="58" width="75" height="129" rx="10" transform="rotate(-10 172 122)" />
      <rect
        className={styles.accent}
        x="190"
        y="72"
        width="75"
        height="129"
        rx="10"
        transform="rotate(9 227 136)"
      />
    </>
  ),
  interviews: (
    <>
      {rings}
      <rect x="176" y="52" width="48" height="92" rx="24" />
      <path className={styles.line} strokeWidth="12" d="M150 118a50 50 0 0 0 100 0M200 170v36M168 208h64" />
    </>
  ),
};

/** Decorative: the title is next to it. */
export const Art = ({ category }: { category: Category }) => (
  <svg
    className={styles.art}
    data-art={category}
    viewBox="0 0 400 260"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {drawings[category]}
  </svg>
);
