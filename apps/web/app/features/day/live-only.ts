import type { CompetitionMatches } from '@safira/contract/matches/matches';
import { isLiveCode } from '@safira/football/matches/status';
import { useState } from 'react';

type Sections = readonly CompetitionMatches[];

/**
 * OURS-28: the ids of the matches that were live when the filter was set; `since` is another object after a navigation.
 * A match that begins or ends on the open page moves no row; an empty list waits for the first to begin.
 */
export function useLiveOnly(sections: Sections, { isOn, since }: { isOn: boolean; since: object }) {
  const key = isOn ? since : undefined;
  const [kept, setKept] = useState(() => ({ key, ids: liveIds(sections) }));
  if (kept.key !== key || (isOn && kept.ids.size === 0 && liveIds(sections).size > 0)) {
    setKept({ key, ids: liveIds(sections) });
  }
  return isOn ? kept.ids : undefined;
}

/** All sections if no ids are given. */
export function onlyMatches(sections: Sections, ids: ReadonlySet<number> | undefined): Sections {
  if (!ids) return sections;
  return sections
    .map((section) => ({ ...section, matches: section.matches.filter(({ apiId }) => ids.has(apiId)) }))
    .filter(({ matches }) => matches.length > 0);
}

export const liveIds = (sections: Sections): ReadonlySet<number> =>
  new Set(
    sections
      .flatMap(({ matches }) => matches)
      .filter(({ status }) => isLiveCode(status.short))
      .map(({ apiId }) => apiId),
  );
