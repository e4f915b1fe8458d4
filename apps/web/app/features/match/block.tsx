import type { ReactNode } from 'react';
import * as styles from './block.module.css';

type Props = {
  title: ReactNode;
  /** At the far end of the title's line. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** One section of a tab: a heading and its content. */
export function Block({ title, end, className = '', children }: Props) {
  return (
    <section className={`${styles.block} ${className}`}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}
