import { Suspense } from 'react';
import * as styles from './emblem.module.css';
import { lazyComponent } from '../ui/lazy-component.ts';

/** Nearly every competition has a picture, so the drawing is loaded where one is needed. */
const DrawnEmblem = lazyComponent(() => import('./drawn-emblem.tsx'), 'DrawnEmblem');

type Props = {
  competition: { id: number; name: string; originalName: string; country: string; logo: string | null };
  size: number;
};

export function Emblem({ competition, size }: Props) {
  const { logo } = competition;
  if (logo?.startsWith('/')) {
    return (
      <img
        className={styles.emblem}
        src={logo}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return (
    <Suspense fallback={<svg className={styles.emblem} width={size} height={size} aria-hidden="true" />}>
      <DrawnEmblem competition={competition} size={size} />
    </Suspense>
  );
}
