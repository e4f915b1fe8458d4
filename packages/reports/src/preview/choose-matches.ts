import { compareCompetitions, rankOf } from '@safira/football/competitions/competition-order';
import type { BySide } from '../record.ts';

/** A match that a preview may be written of. */
export type Candidate = {
  id: number;
  competition: { id: number; name: string };
  kickoff: number;
  /** In the one table of the season. */
  places: BySide<number> | null;
  /** How many teams that table has. */
  teams: number;
  /** How often the two have met, as far as it is stored. */
  meetings: number;
};

/** So many meetings are a long history: derbies have one. */
const LONG_HISTORY = 10;

/**
 * OURS-21: the most important matches of a day, at most `places`. The ranks of the day list decide first; within a rank
 * the first of a table against the second, two teams of the upper third, a long history; then the order of the day list.
 */
export function choosePreviews(candidates: readonly Candidate[], places: number): Candidate[] {
  const ofCompetition = Map.groupBy(candidates, ({ competition }) => competition.id);
  const listed = ({ competition }: Candidate) => ({
    ...competition,
    matchCount: ofCompetition.get(competition.id)!.length,
  });
  return candidates
    .toSorted(
      (a, b) =>
        rankOf(a.competition.id) - rankOf(b.competition.id) ||
        importanceOf(b) - importanceOf(a) ||
        (a.competition.id === b.competition.id ? 0 : compareCompetitions(listed(a), listed(b))) ||
        a.kickoff - b.kickoff ||
        a.id - b.id,
    )
    .slice(0, places);
}

function importanceOf({ places, teams, meetings }: Candidate): number {
  const [upper, lower] = places ? [places.home, places.away].toSorted((a, b) => a - b) : [];
  const isFirstAndSecond = upper === 1 && lower === 2;
  const isUpperThird = lower !== undefined && lower <= Math.ceil(teams / 3);
  return 4 * Number(isFirstAndSecond) + 2 * Number(isUpperThird) + Number(meetings >= LONG_HISTORY);
}
