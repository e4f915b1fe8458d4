import type { ReactNode } from 'react';
import * as styles from './panel.module.css';

type Props = {
  title: string;
  /** At the far end of the title's line. */
  end?: ReactNode;
  /** Over the whole width of the page. */
  isWide?: boolean;
  children: ReactNode;
};

/** A part of the page: a heading and its content on a card. */
export function Panel({ title, end, isWide = false, children }: Props) {
  return (
    <section className={isWide ? `${styles.panel} ${styles.wide}` : styles.panel}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}
