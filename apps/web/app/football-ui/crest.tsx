import { Suspense } from 'react';
import * as styles from './crest.module.css';
import { lazyComponent } from '../ui/lazy-component.ts';

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
