import type { ReactNode } from 'react';
import * as styles from './dated-title.module.css';

type Props = {
  title: string;
  /** In words. */
  date: string;
  /** Computed by the server; undefined when the browser shows another day than the server rendered. */
  hijri: string | undefined;
  /** Such as the time zone of the page. */
  children: ReactNode;
};

/** The title of a page of one day, with the date in both calendars. */
export function DatedTitle({ title, date, hijri, children }: Props) {
  return (
    <div className={styles.title}>
      <div className={styles.names}>
        <h1>{title}</h1>
        <p className={styles.date}>
          {date}
          {hijri && (
            <>
              {' · '}
              <span className={styles.hijri}>{hijri}</span>
            </>
          )}
        </p>
      </div>
      {children}
    </div>
  );
}
