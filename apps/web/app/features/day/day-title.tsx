import { longDate } from '@safira/arabic/dates';
import { zoneLabel } from '@safira/arabic/zones';
import type { Day } from '@safira/contract/matches';
import { ClockIcon } from '../../ui/icons.tsx';
import styles from './day-title.module.css';
import { timesIn, title } from './text.ts';

/** `hijri` comes finished from the server; it is left out once the browser shows another day than the server did. */
export function DayTitle({ day, hijri }: { day: Day; hijri: string | undefined }) {
  return (
    <div className={styles.title}>
      <div>
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
      <p className={styles.zone}>
        <ClockIcon small />
        <span aria-hidden="true">{zoneLabel(day.timezone)}</span>
        <span className="srOnly">{timesIn(zoneLabel(day.timezone))}</span>
      </p>
    </div>
  );
}
