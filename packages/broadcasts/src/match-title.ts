import { makePhraseFinder } from '@safira/arabic/search/find-phrases';
import { foldForSearch } from '@safira/arabic/search/search-key';
import { readSide } from '@safira/arabic/names/sides';
import { sideIn, youthCompetition } from '@safira/arabic/search/title-sides';
import { EARLIEST_START_MS, LATEST_START_MS } from './around-kickoff.ts';
import { type Candidate, namesInTitles } from './names-in-titles.ts';
import { excludedBy, namesEarlierSeason, type ProgrammeKind } from './title-words.ts';

const MINUTE_MS = 60_000;
/** A programme that ends earlier than this after the kick-off is about the match; it does not show it. */
const SHORTEST_MS = 75 * MINUTE_MS;
const EXACT_MS = MINUTE_MS;

export type TitledProgramme = { title: string; subTitle: string; start: number; stop: number | null };

/** OURS-17: the match that a programme shows while it is played, or why it shows none. */
export type Verdict =
  | { kind: 'live' | 'probable'; matchId: number }
  | { kind: Exclude<ProgrammeKind, 'live' | 'probable'>; matchId?: undefined };

/** Where the teams of a match are named, whatever the time: `startsAfterMs` is the programme's start from its kick-off. */
export type Named = { matchId: number; startsAfterMs: number };

type Reading = {
  title: string;
  folded: string;
  /** The folded words that name no candidate's team. */
  words: readonly string[];
  /** For each place that names a team, the candidates' teams that it may be. */
  teams: ReadonlySet<number>[];
  competitions: ReadonlySet<number>;
};

/**
 * OURS-17: reads titles of guides. A programme shows the only match whose two teams it names, in any order and with any
 * separator, if it starts around the kick-off and nothing says that it is something else. One team, its competition and
 * the exact minute make it probable: an editor decides.
 */
export function makeTitleMatcher(candidates: readonly Candidate[]) {
  const find = makePhraseFinder(namesInTitles(candidates));
  const matches = candidates.map((match) => ({
    id: match.apiId,
    kickoff: Date.parse(match.date),
    home: match.teams.home.id,
    away: match.teams.away.id,
    competition: match.league.id,
    season: match.league.season,
    side: sideOf(match),
  }));
  type Known = (typeof matches)[number];

  const read = ({ title, subTitle }: TitledProgramme): Reading => {
    const whole = subTitle ? `${title} | ${subTitle}` : title;
    const folded = foldForSearch(whole);
    const words = folded.split(' ');
    const phrases = find(words);
    const named = phrases.filter(({ of }) => of.competitions.size === 0);
    return {
      title: whole,
      folded,
      words: words.filter(
        (_, index) =>
          !named.some(({ of, at, length }) => of.teams.size > 0 && index >= at && index < at + length),
      ),
      teams: named.map(({ of }) => of.teams),
      competitions: new Set(phrases.flatMap(({ of }) => [...of.competitions])),
    };
  };

  const fits = (reading: Reading, { side, season }: Known) =>
    sideIn(reading.words.join(' ')) === side &&
    !youthCompetition.test(reading.folded) &&
    !namesEarlierSeason(reading, season);

  return {
    /** What a programme shows. */
    verdictOf: (programme: TitledProgramme): Verdict => {
      const reading = read(programme);
      const excluded = excludedBy(reading.title, reading.folded);
      if (excluded) return { kind: excluded };
      const named = matches.filter((match) => areBothNamed(match, reading.teams));
      const inTime = named.filter((match) => isAround(programme, match.kickoff));
      const shown = inTime.filter((match) => fits(reading, match));
      if (shown.length === 1) return { kind: 'live', matchId: shown[0]!.id };
      if (inTime.some((match) => namesEarlierSeason(reading, match.season))) return { kind: 'replay' };
      if (named.length > 0) return { kind: inTime.length > 0 ? 'other' : 'replay' };
      const probable = matches.filter(
        (match) => isProbable(programme, reading, match) && fits(reading, match),
      );
      return probable.length === 1 ? { kind: 'probable', matchId: probable[0]!.id } : { kind: 'other' };
    },
    /** The matches that a programme would show if it were at another time: for finding guides in a wrong time zone. */
    namedBy: (programme: TitledProgramme): Named[] => {
      const reading = read(programme);
      if (excludedBy(reading.title, reading.folded)) return [];
      return matches
        .filter((match) => areBothNamed(match, reading.teams) && fits(reading, match))
        .map(({ id, kickoff }) => ({ matchId: id, startsAfterMs: programme.start - kickoff }));
    },
  };
}

/** Whether a programme covers the kick-off and enough of the match. */
function isAround({ start, stop }: TitledProgramme, kickoff: number): boolean {
  return (
    start >= kickoff - EARLIEST_START_MS &&
    start <= kickoff + LATEST_START_MS &&
    (stop === null || stop >= kickoff + SHORTEST_MS)
  );
}

/** One team only, at the minute of the kick-off, with the name of the competition. */
function isProbable(
  { start, stop }: TitledProgramme,
  { teams, competitions }: Reading,
  match: { home: number; away: number; competition: number; kickoff: number },
): boolean {
  return (
    teams.length > 0 &&
    teams.every((ids) => ids.has(match.home) || ids.has(match.away)) &&
    competitions.has(match.competition) &&
    Math.abs(start - match.kickoff) < EXACT_MS &&
    (stop === null || stop >= match.kickoff + SHORTEST_MS)
  );
}

/** In two different places: «الأهلي» alone may be either side, but not both. */
const areBothNamed = (
  { home, away }: { home: number; away: number },
  named: readonly ReadonlySet<number>[],
): boolean =>
  named.some((one, at) => one.has(home) && named.some((other, index) => index !== at && other.has(away)));

/** The provider writes «Chelsea W» and «Egypt U23»; in Arabic the name of a first team may be «الأولمبي الباجي». */
export function sideOf({ teams: { home, away } }: Candidate): string {
  return sideIn(foldForSearch(`${readSide(home.originalName).side} ${readSide(away.originalName).side}`));
}
