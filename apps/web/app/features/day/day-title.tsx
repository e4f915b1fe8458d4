import { longDate } from '@safira/arabic/dates';
import type { Day } from '@safira/contract/matches/matches';
import type { ReactNode } from 'react';
import * as styles from './day-title.module.css';
import { title } from './text.ts';

type Props = {
  day: Day;
  /** Computed by the server; undefined when the browser shows another day than the server rendered. */
  hijri: string | undefined;
  /** The time zone of the page at its end, and the choice of competitions below. */
  children: ReactNode;
};

export function DayTitle({ day, hijri, children }: Props) {
  return (
    <div className={styles.title}>
      <div className={styles.names}>
        <h1>{title}</h1>
        <p className={styles.date}>
          {longDate(day.date)}
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
