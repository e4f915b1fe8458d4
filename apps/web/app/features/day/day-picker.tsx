import { dayMonth } from '@safira/arabic/formats/dates';
import { addDays } from '@safira/football/time/days';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon, type IconProps } from '../../ui/icons.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { addressOf } from './day-address.ts';
import * as styles from './day-picker.module.css';
import { calendar, chooseDay } from './day-picker-text.ts';
import { dayLabel, live as liveWord, liveCount } from './text.ts';

/** HOME-05: yesterday, today, tomorrow and the six days after. */
const DAYS = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

const loadCalendar = async () => (await import('./calendar.tsx')).Calendar;

type Props = {
  today: string;
  selected: string;
  /** The live matches of the selected day. */
  live: number;
  /** OURS-28 */
  isLiveOnly: boolean;
  /** HOME-08: whether only those of the favourite competitions are counted. */
  isFiltered: boolean;
};

export function DayPicker({ today, selected, ...filter }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone the strip scrolls; the chosen day must not hide behind its edge. Only the strip: the reader may have
    // scrolled the page by now.
    if (strip.current && current.current)
      strip.current.scrollBy({ left: centreOf(current.current) - centreOf(strip.current) });
  }, [selected]);

  return (
    <nav className={styles.strip} aria-label={chooseDay}>
      <LiveFilter {...{ today, selected, ...filter }} />
      <ul ref={strip} className={styles.days}>
        {DAYS.map((days) => addDays(today, days)).map((date) => (
          <li key={date}>
            <Link
              className={styles.day}
              to={addressOf(date, today)}
              aria-current={date === selected ? 'page' : undefined}
              ref={date === selected ? current : undefined}
            >
              <span>{dayLabel(date, today)}</span>
              <span className={styles.date}>{dayMonth(date)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <CalendarButton today={today} selected={selected} />
    </nav>
  );
}

/**
 * OURS-28: shows the live matches only, and all again. Another day without live matches leads to those of today. Its
 * size is the same whatever the number: matches that begin and end move nothing.
 */
function LiveFilter({ today, selected, live, isLiveOnly, isFiltered }: Props) {
  const isKnown = selected === today || live > 0;
  const address = isKnown ? addressOf(selected, today) : '/';
  return (
    <Link
      className={styles.live}
      to={isLiveOnly ? address : `${address}${address.includes('?') ? '&' : '?'}live=1`}
      aria-label={isKnown ? liveCount(live) : liveWord}
      aria-current={isLiveOnly ? 'true' : undefined}
      data-live={live > 0 || undefined}
    >
      <span>{liveWord}</span>
      <span className={styles.date} data-count={isFiltered ? 'mine' : 'all'}>
        {isKnown && live}
      </span>
    </Link>
  );
}

/** OURS-29 */
function CalendarButton(days: { today: string; selected: string }) {
  const holder = useRef<HTMLDivElement>(null);
  const { Part: Calendar, isOpen, prepare, open, close } = useOpened(loadCalendar);
  useDismiss(holder, isOpen, close);
  return (
    <div ref={holder} className={styles.holder}>
      <button
        type="button"
        className={styles.calendar}
        aria-label={calendar}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={isOpen ? close : open}
      >
        <CalendarIcon />
      </button>
      {isOpen && Calendar && <Calendar {...days} onClose={close} />}
    </div>
  );
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

// A path of Lucide (ISC licence).
const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2" />
  </Icon>
);
