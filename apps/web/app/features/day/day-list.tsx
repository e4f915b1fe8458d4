import type { CompetitionMatches, Day } from '@safira/contract/matches/matches';
import { Suspense } from 'react';
import { CompetitionSection } from './competition-section.tsx';
import * as styles from './day-list.module.css';
import { moveBetweenRows } from './move-between-rows.ts';
import { heading, total } from './text.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';

const EmptyDay = lazyComponent(() => import('./empty-day.tsx'), 'EmptyDay');

type Props = {
  /** HOME-08: only those of the favourite competitions, if any are chosen. */
  sections: CompetitionMatches[];
  isFiltered: boolean;
  day: Day;
  /** The matches in which a goal has just been scored. */
  flashing: ReadonlySet<number>;
  isLoading: boolean;
};

/** HOME-06: one section per competition, in the given order. */
export function DayList({ sections, isFiltered, day, flashing, isLoading }: Props) {
  const matches = sections.reduce((sum, section) => sum + section.matches.length, 0);
  if (matches === 0) {
    return (
      <Suspense>
        <EmptyDay day={day} isFiltered={isFiltered} />
      </Suspense>
    );
  }
  return (
    // Arrow keys move between its links; everything works without them.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <section aria-busy={isLoading} onKeyDown={moveBetweenRows} data-leagues="">
      <div className={styles.heading}>
        <h2>{heading(day.date, day.today)}</h2>
        <p className={styles.total} data-count={isFiltered ? 'mine' : 'all'}>
          {total(matches, sections.length)}
        </p>
      </div>
      {sections.map((section) => (
        <CompetitionSection key={section.competition.id} section={section} day={day} flashing={flashing} />
      ))}
      {/* Until React has filtered the list, the style of the head script shows this if the list has no favourites. */}
      {!isFiltered && (
        <div data-none-of-mine="">
          <Suspense>
            <EmptyDay day={day} isFiltered />
          </Suspense>
        </div>
      )}
    </section>
  );
}
