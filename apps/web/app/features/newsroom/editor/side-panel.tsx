import type { ReactNode } from 'react';
import * as styles from './side-panel.module.css';

/** A group of decisions next to the text. */
export function SidePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
