import type { CompetitionMatches, MatchStatus } from '@safira/contract/matches/matches';
import { countMinute } from '@safira/football/live/counted-minute';

/** HOME-14: live matches with their minutes counted to `now`; the same object if no minute has passed. */
export function countMatch<M extends { status: MatchStatus; liveMinute: number | null }>(
  match: M,
  now: number,
): M {
  const status = countMinute(match.status, now);
  return status === match.status ? match : { ...match, status, liveMinute: status.elapsed };
}

export function countSections(sections: CompetitionMatches[], now: number): CompetitionMatches[] {
  return mapChanged(sections, (section) => {
    const matches = mapChanged(section.matches, (match) => countMatch(match, now));
    return matches === section.matches ? section : { ...section, matches };
  });
}

/** The same list if every item stays the same. */
export function mapChanged<T>(items: T[], change: (item: T) => T): T[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
}
