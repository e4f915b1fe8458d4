import type { ReactNode } from 'react';
import * as styles from './ltr.module.css';

/** Minutes, signed numbers and the like: alone they read right, after Arabic letters they would be reordered. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className={styles.number}>
      {children}
    </bdi>
  );
}
