import { longDate, monthYear } from '@safira/arabic/formats/dates';
import { addDays } from '@safira/football/time/days';
import { FIRST_DAY, LAST_DAY } from '@safira/football/time/served-days';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { ChevronIcon } from '../../ui/icons.tsx';
import { addressOf } from './day-address.ts';
import * as text from './calendar-text.ts';
import * as styles from './day-picker.module.css';
import { monthAfter, weeksOf } from './month-grid.ts';

type Props = { today: string; selected: string; onClose: () => void };

/** Days to move by. In a right-to-left page the next day is on the left. */
const steps: Record<string, number> = { ArrowLeft: 1, ArrowRight: -1, ArrowDown: 7, ArrowUp: -7 };

/** OURS-29: a month of days, each a link; the arrow keys move by day and week, Page Up and Page Down by month. */
export function Calendar({ today, selected, onClose }: Props) {
  const [first, last] = [addDays(today, FIRST_DAY), addDays(today, LAST_DAY)];
  const within = (date: string) => (date < first ? first : date > last ? last : date);
  const [focused, setFocused] = useState(within(selected));
  const panel = useRef<HTMLDivElement>(null);
  const month = focused.slice(0, 7);
  const inMonth = (months: number) => within(`${monthAfter(month, months)}-01`);

  // The buttons that turn the month keep the focus. Before the next key: it must find the day that has it now.
  const isFocusMoved = useRef(true);
  useLayoutEffect(() => {
    if (!isFocusMoved.current) return;
    panel.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [focused]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    const pages: Record<string, string> = { PageUp: inMonth(-1), PageDown: inMonth(1) };
    const next = step === undefined ? pages[event.key] : within(addDays(focused, step));
    if (next === undefined || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    move(next, { isFocusMoved: true });
  }

  function move(next: string, by: { isFocusMoved: boolean }) {
    isFocusMoved.current = by.isFocusMoved;
    setFocused(next);
  }

  const turn = (months: number, label: string) => {
    const target = monthAfter(month, months);
    return (
      <button
        type="button"
        className={styles.turn}
        aria-label={label}
        disabled={target < first.slice(0, 7) || target > last.slice(0, 7)}
        onClick={() => move(inMonth(months), { isFocusMoved: false })}
      >
        <ChevronIcon small />
      </button>
    );
  };

  return (
    <div ref={panel} className={styles.panel} role="dialog" aria-label={text.calendar}>
      <div className={styles.month}>
        {turn(-1, text.previousMonth)}
        <b aria-live="polite">{monthYear(`${month}-01`)}</b>
        {turn(1, text.nextMonth)}
      </div>
      {/* The arrow keys only move between its links. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {text.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            // A month has its weeks in a fixed order.
            <tr key={index}>
              {week.map((date, weekday) => (
                <td key={date ?? weekday}>
                  {date && date >= first && date <= last ? (
                    <Link
                      to={addressOf(date, today)}
                      aria-label={longDate(date)}
                      aria-current={dayState(date, { today, selected })}
                      tabIndex={date === focused ? 0 : -1}
                      onClick={onClose}
                    >
                      {dayOfMonth(date)}
                    </Link>
                  ) : (
                    date && dayOfMonth(date)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const dayOfMonth = (date: string) => Number(date.slice(8));

function dayState(date: string, { today, selected }: { today: string; selected: string }) {
  if (date === selected) return 'page';
  return date === today ? 'date' : undefined;
}
