import { makePhraseFinder } from '@safira/arabic/search/find-phrases';
import { foldForSearch } from '@safira/arabic/search/search-key';
import { spellingsOf } from '@safira/arabic/names/team-spellings';
import { sideIn } from '@safira/arabic/search/title-sides';
import type { Match } from '@safira/contract/matches/matches';
import { statusGroup } from '@safira/football/matches/status';
import { hasOnlyYearsOf, isOfHighlights } from './highlight-titles.ts';

/** Highlights are published from the kick-off on, and seldom later than the second day. */
export const LATEST_MS = 36 * 3_600_000;

type Played = Pick<Match, 'apiId' | 'date' | 'status' | 'league' | 'teams'>;
type Video = { title: string; publishedAt: number };

/**
 * DLG-11: finds which of these matches a video shows: the only one, begun in the 36 hours before, whose two teams its
 * title names. A title that fits two matches, or does not announce highlights, shows none.
 */
export function makeHighlightFinder(matches: readonly Played[]): (video: Video) => number | undefined {
  const begun = matches.filter(({ status }) => ['live', 'result'].includes(statusGroup(status.short)));
  const findTeams = makePhraseFinder(spellingsIn(begun));
  return ({ title, publishedAt }) => {
    const folded = foldForSearch(title);
    if (!isOfHighlights(folded)) return undefined;
    // For each place that names a team, the possible teams: «الأهلي» is a club in several countries.
    const named = findTeams(folded.split(' ')).map(({ of }) => of);
    const fitting = begun.filter((match) => {
      const { home, away } = match.teams;
      const kickoff = new Date(match.date);
      const age = publishedAt - kickoff.getTime();
      return (
        age >= 0 &&
        age <= LATEST_MS &&
        areBothNamed([home.id, away.id], named) &&
        sideIn(folded) === sideOf(match) &&
        hasOnlyYearsOf(title, { season: match.league.season, kickoff })
      );
    });
    return fitting.length === 1 ? fitting[0]!.apiId : undefined;
  };
}

function spellingsIn(matches: readonly Played[]): Map<string, Set<number>> {
  const teams = new Map(
    matches.flatMap(({ teams: { home, away } }) => [home, away]).map((team) => [team.id, team]),
  );
  const named = new Map<string, Set<number>>();
  for (const team of teams.values()) {
    for (const spelling of spellingsOf(team)) {
      const ids = named.get(spelling) ?? new Set();
      named.set(spelling, ids.add(team.id));
    }
  }
  return named;
}

/** Whether both teams are named, in two different places. */
function areBothNamed(
  [home, away]: readonly [number, number],
  named: readonly ReadonlySet<number>[],
): boolean {
  return named.some(
    (one, at) => one.has(home) && named.some((other, index) => index !== at && other.has(away)),
  );
}

/** «Chelsea W» and «Egypt U23» have the side after the name, in Arabic «للسيدات» and «تحت 23». */
function sideOf({ teams: { home, away } }: Played): string {
  return sideIn(foldForSearch(`${home.name} ${away.name} ${home.originalName} ${away.originalName}`));
}
