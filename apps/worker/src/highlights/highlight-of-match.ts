import { foldForSearch } from '@safira/arabic/search-key';
import type { Match } from '@safira/contract/matches/matches';
import { statusGroup } from '@safira/football/status';
import { hasOnlyYearsOf, isOfHighlights, sideIn } from './highlight-titles.ts';
import { spellingsOf } from './team-spellings.ts';

/** Highlights are published from the kick-off on, and seldom later than the second day. */
export const LATEST_MS = 36 * 3_600_000;

type Played = Pick<Match, 'apiId' | 'date' | 'status' | 'league' | 'teams'>;
type Video = { title: string; publishedAt: number };
type Spelling = { words: readonly string[]; teams: ReadonlySet<number> };

/**
 * DLG-11: finds which of these matches a video shows: the only one, begun in the 36 hours before, whose two teams its
 * title names. A title that fits two matches, or does not announce highlights, shows none.
 */
export function makeHighlightFinder(matches: readonly Played[]): (video: Video) => number | undefined {
  const begun = matches.filter(({ status }) => ['live', 'result'].includes(statusGroup(status.short)));
  const spellings = spellingsIn(begun);
  return ({ title, publishedAt }) => {
    const folded = foldForSearch(title);
    if (!isOfHighlights(folded)) return undefined;
    const named = teamsNamed(folded.split(' '), spellings);
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

/** By first word; the longest first, so that «ريال سوسيداد» is never read as «ريال». */
function spellingsIn(matches: readonly Played[]): Map<string, Spelling[]> {
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
  const all = [...named].map(([spelling, ids]) => ({ words: spelling.split(' '), teams: ids }));
  const longestFirst = all.toSorted((a, b) => b.words.length - a.words.length);
  return Map.groupBy(longestFirst, ({ words }) => words[0]!);
}

/** For each place in a title that names a team, the possible teams: «الأهلي» is a club in several countries. */
function teamsNamed(
  title: readonly string[],
  spellings: ReadonlyMap<string, readonly Spelling[]>,
): ReadonlySet<number>[] {
  const named: ReadonlySet<number>[] = [];
  for (let at = 0; at < title.length;) {
    const found = withoutPrefixes(title[at]!)
      .flatMap((first) => spellings.get(first) ?? [])
      .find(({ words }) => words.slice(1).every((word, index) => title[at + 1 + index] === word));
    if (found) named.push(found.teams);
    at += found?.words.length ?? 1;
  }
  return named;
}

/** «والزمالك», «بالزمالك» and «للزمالك» are all الزمالك; the word as written comes first. */
function withoutPrefixes(word: string): string[] {
  if (word.startsWith('لل')) return [word, `ا${word.slice(1)}`];
  return /^[وبلف].{2}/.test(word) ? [word, word.slice(1)] : [word];
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
