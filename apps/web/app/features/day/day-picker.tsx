import { dayMonth } from '@safira/arabic/dates';
import { addDays } from '@safira/football/days';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import * as styles from './day-picker.module.css';
import { chooseDay, dayLabel, liveCount } from './text.ts';

/** HOME-05: yesterday, today, tomorrow and the six days after. */
const DAYS = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

type Props = {
  today: string;
  selected: string;
  /** Live matches of today, if today is shown. */
  live: number;
  /** HOME-08: whether only those of the favourite competitions are counted. */
  isFiltered: boolean;
};

export function DayPicker({ today, selected, live, isFiltered }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone the strip scrolls; the chosen day must not hide behind its edge. Only the strip: the reader may have
    // scrolled the page by now.
    if (strip.current && current.current)
      strip.current.scrollBy({ left: centreOf(current.current) - centreOf(strip.current) });
  }, [selected]);

  return (
    <nav aria-label={chooseDay}>
      <ul ref={strip} className={styles.days}>
        {DAYS.map((days) => addDays(today, days)).map((date) => (
          <li key={date}>
            <Link
              className={styles.day}
              to={date === today ? '/' : `/?date=${date}`}
              aria-current={date === selected ? 'page' : undefined}
              ref={date === selected ? current : undefined}
            >
              <span>{dayLabel(date, today)}</span>
              <span className={styles.date}>{dayMonth(date)}</span>
              {date === today && live > 0 && (
                <span className={styles.live} data-count={isFiltered ? 'mine' : 'all'}>
                  {liveCount(live)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
