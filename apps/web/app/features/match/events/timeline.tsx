import type { ReactNode } from 'react';
import * as styles from './timeline.module.css';

/** DLG-06: a list of `EventRow`, along the line down its middle. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className={styles.timeline}>{children}</ol>;
}
