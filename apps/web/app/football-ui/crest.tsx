import { Suspense } from 'react';
import { SHIELD } from '@safira/football/shield';
import * as styles from './crest.module.css';
import { lazyComponent } from '../ui/lazy-component.ts';

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

/** Nearly every club has a picture, so the drawing is loaded where one is needed. */
const DrawnCrest = lazyComponent(() => import('./drawn-crest.tsx'), 'DrawnCrest');

type Props = {
  team: { name: string; originalName: string; logo: string | null };
  size: 28 | 76;
};

/** The name is next to it, so screen readers skip it. */
export function Crest({ team, size }: Props) {
  const { logo } = team;
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
  return (
    <Suspense fallback={<svg className={styles.crest} width={size} height={size} aria-hidden="true" />}>
      <DrawnCrest team={team} size={size} />
    </Suspense>
  );
}
