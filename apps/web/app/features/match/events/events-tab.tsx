import { emptyTexts } from '@safira/arabic/terms/empty-texts';
import { isBooking, isGoal, isSendingOff, isSubstitution, isTakenOff } from '@safira/football/matches/goals';
import { statusGroup } from '@safira/football/matches/status';
import { type TimelineEntry, timelineOf } from '@safira/football/matches/timeline';
import { useState } from 'react';
import { Segments } from '../../../ui/segments.tsx';
import type { TabProps } from '../tab.ts';
import { useFresh } from '../use-fresh.ts';
import { entryKeys } from './entry-keys.ts';
import { EventRow } from './event-row.tsx';
import * as styles from './events-tab.module.css';
import * as text from './text.ts';
import { Timeline } from './timeline.tsx';

// The filters are declared in the order they are shown in.
const options = (Object.keys(text.filters) as text.Filter[]).map((value) => ({
  value,
  label: text.filters[value],
}));

/** DLG-06: the events of a match, oldest first; all of them, or of one kind. */
export function EventsTab({ match }: TabProps) {
  const [filter, setFilter] = useState<text.Filter>('all');
  const entries = timelineOf(match);
  const keys = entryKeys(entries);
  const fresh = useFresh(keys);
  if (match.events.length === 0) return <p className={styles.empty}>{emptyTexts.events}</p>;
  const rows = entries.flatMap((entry, index) =>
    isShown(entry, filter) ? [{ entry, key: keys[index]! }] : [],
  );
  const isOver = statusGroup(match.status.short) === 'result';
  return (
    <div className={styles.tab}>
      <div>
        <Segments label={text.whichEvents} options={options} value={filter} onChange={setFilter} />
      </div>
      {rows.length === 0 && filter !== 'all' && (
        <p className={styles.empty}>{isOver ? text.noneAtAll[filter] : text.noneYet[filter]}</p>
      )}
      {rows.length > 0 && (
        <Timeline>
          {rows.map(({ entry, key }) => (
            <EventRow key={key} entry={entry} teams={match.teams} isFresh={fresh.has(key)} />
          ))}
        </Timeline>
      )}
    </div>
  );
}

/** A disallowed goal is listed among the goals, where readers look for it. */
function isShown(entry: TimelineEntry, filter: text.Filter): boolean {
  if (filter === 'all') return true;
  if (entry.kind !== 'event') return false;
  const { event } = entry;
  switch (filter) {
    case 'goals':
      return isGoal(event) || isTakenOff(event);
    case 'cards':
      return isBooking(event) || isSendingOff(event);
    case 'substitutions':
      return isSubstitution(event);
  }
}
