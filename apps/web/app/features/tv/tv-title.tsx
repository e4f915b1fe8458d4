import { zoneLabel } from '@safira/arabic/formats/zones';
import type { Day } from '@safira/contract/matches/matches';
import { useRef } from 'react';
import { Link } from 'react-router';
import { addDays } from '@safira/football/time/days';
import { DatedTitle } from '../../football-ui/dated-title.tsx';
import * as choices from '../../ui/choice-links.module.css';
import * as segments from '../../ui/segment-links.module.css';
import { useCentred } from '../../ui/use-centred.ts';
import { tvAddress, type View, views } from './address.ts';
import * as text from './text.ts';
import * as styles from './tv-title.module.css';

/** Today and the days after it that guides usually know. */
const DAYS = 7;

type Props = { day: Day; hijri: string | undefined };

export const TvTitle = ({ day: { date, today, timezone }, hijri }: Props) => (
  <DatedTitle title={text.title} date={text.dayTitle(date, today)} hijri={hijri}>
    {/* The choice of a zone is on the home page, as the footer says. */}
    <p className={styles.zone}>
      {zoneLabel(timezone)}{' '}
      <a href="/#zone" data-screen-only="">
        {text.changeZone}
      </a>
    </p>
  </DatedTitle>
);

type LinkProps = { day: Pick<Day, 'date' | 'today'>; view: View | undefined };

/** OURS-18: each day is a link that keeps the view. */
export function DayLinks({ day: { date, today }, view }: LinkProps) {
  const strip = useRef<HTMLElement>(null);
  useCentred(strip, date);
  const days = Array.from({ length: DAYS }, (_, after) => addDays(today, after));
  const listed = days.includes(date) ? days : [...days, date].toSorted((a, b) => (a < b ? -1 : 1));
  return (
    <nav ref={strip} className={choices.choices} aria-label={text.days.label} data-screen-only="">
      {listed.map((one) => (
        <Link
          key={one}
          className={choices.choice}
          to={tvAddress({ date: one, today }, view)}
          preventScrollReset
          aria-current={one === date ? 'page' : undefined}
        >
          {text.dayLabel(one, today)}
        </Link>
      ))}
    </nav>
  );
}

/** `shown`: what is on the screen if the address has no view. */
export function ViewLinks({ day, view, shown }: LinkProps & { shown: View | undefined }) {
  return (
    <nav
      className={`${segments.segments} ${styles.views}`}
      aria-label={text.viewLinks.label}
      data-screen-only=""
    >
      {views.map((one) => (
        <Link
          key={one}
          to={tvAddress(day, one)}
          preventScrollReset
          data-default={view ? undefined : one}
          aria-current={one === (view ?? shown) ? 'page' : undefined}
        >
          {text.viewLinks[one]}
        </Link>
      ))}
    </nav>
  );
}
