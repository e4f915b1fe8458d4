import type { CompetitionMatches, Day } from '@safira/contract/matches/matches';
import { Suspense } from 'react';
import { CompetitionSection } from './competition-section.tsx';
import * as styles from './day-list.module.css';
import { heading, total } from './text.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';

const EmptyDay = lazyComponent(() => import('./empty-day.tsx'), 'EmptyDay');
const OthersLink = lazyComponent(() => import('./other-matches.tsx'), 'OthersLink');
const OtherMatches = lazyComponent(() => import('./other-matches.tsx'), 'OtherMatches');

type Props = {
  /** HOME-08: only those of the favourite competitions, if any are chosen. */
  sections: readonly CompetitionMatches[];
  /** Those that the favourites leave out. */
  others: readonly CompetitionMatches[];
  isFiltered: boolean;
  /** OURS-28 */
  isLiveOnly: boolean;
  day: Day;
  /** The matches in which a goal has just been scored. */
  flashing: ReadonlySet<number>;
  isLoading: boolean;
};

/** HOME-06: one section per competition, in the given order. */
export function DayList({ sections, others, isFiltered, isLiveOnly, day, flashing, isLoading }: Props) {
  const matches = sections.reduce((sum, section) => sum + section.matches.length, 0);
  const rest = others.length > 0 && (
    <Suspense>
      <OtherMatches sections={others} day={day} flashing={flashing} />
    </Suspense>
  );
  if (matches === 0) {
    return (
      <Suspense>
        <EmptyDay {...{ day, isFiltered, isLiveOnly }} />
        {rest}
      </Suspense>
    );
  }
  return (
    <section aria-busy={isLoading} data-leagues="">
      <div className={styles.heading}>
        <h2>{heading(day, { isFiltered, isLiveOnly })}</h2>
        <p className={styles.total} data-count={isFiltered ? 'mine' : 'all'}>
          {rest ? (
            <Suspense>
              <OthersLink sections={others} />
            </Suspense>
          ) : (
            total(matches, sections.length)
          )}
        </p>
      </div>
      {sections.map((section) => (
        <CompetitionSection key={section.competition.id} section={section} day={day} flashing={flashing} />
      ))}
      {rest}
      {/* Until React has filtered the list, the style of the head script shows this if the list has no favourites. */}
      {!isFiltered && (
        <div data-none-of-mine="">
          <Suspense>
            <EmptyDay day={day} isFiltered isLiveOnly={isLiveOnly} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
