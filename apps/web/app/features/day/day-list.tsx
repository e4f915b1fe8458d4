import type { CompetitionMatches, Day } from '@safira/contract/matches';
import { addDays } from '@safira/football/days';
import { Link } from 'react-router';
import button from '../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { CompetitionSection } from './competition-section.tsx';
import styles from './day-list.module.css';
import { empty, heading, total } from './text.ts';

type Props = {
  sections: CompetitionMatches[];
  day: Day;
  /** The matches in which a goal has just been scored. */
  flashing: ReadonlySet<number>;
  isLoading: boolean;
};

/** HOME-06: one section per competition, in the order they come. */
export function DayList({ sections, day, flashing, isLoading }: Props) {
  const matches = sections.reduce((sum, section) => sum + section.matches.length, 0);
  if (matches === 0) return <EmptyDay day={day} />;
  return (
    <section aria-busy={isLoading}>
      <div className={styles.heading}>
        <h2>{heading(day.date, day.today)}</h2>
        <p className={styles.total}>{total(matches, sections.length)}</p>
      </div>
      {sections.map((section) => (
        <CompetitionSection key={section.competition.id} section={section} day={day} flashing={flashing} />
      ))}
    </section>
  );
}

function EmptyDay({ day: { date, today } }: { day: Day }) {
  const isToday = date === today;
  return (
    <div className={styles.empty}>
      <StatePanel
        drawing={<QuietPitch />}
        title={empty.title(date, today)}
        text={isToday ? empty.today : empty.other}
      >
        <Link className={button.primary} to={isToday ? `/?date=${addDays(today, 1)}` : '/'}>
          {isToday ? empty.toTomorrow : empty.toToday}
        </Link>
      </StatePanel>
    </div>
  );
}
