import { clubFriendlies } from './calendar/club-friendlies.ts';
import { readFixtureId } from './calendar/ids.ts';
import { findPastDerby, pastDerbies } from './calendar/past-derbies.ts';
import type { Split } from './calendar/league.ts';
import { inOrder, openCalendar } from './calendar/season-calendar.ts';
import { seasonsOf, type SeasonDates } from './calendar/seasons.ts';
import { type StandingGroup, standingsOf } from './calendar/standings.ts';
import type { Finished } from './calendar/table.ts';
import { DAY_MS, dayAt, seasonYear } from './calendar/weeks.ts';
import { randomOf } from '../random.ts';
import type { Competition, Fixture, MatchNow, Moment, Played, Squad, Team } from './model.ts';
import { refereeFor } from './people/referees.ts';
import { makeSquads } from './people/squads.ts';
import { matchAt } from './play/match-now.ts';
import { playMatch } from './play/play-match.ts';
import { makeScripts, type Scripts } from './script/scripts.ts';
import { scriptedMatch } from './script/scripted-match.ts';
import { findPlan, plans } from './tables/competitions.ts';
import { clubsOf, findTeam, friendlyClubs, groupsOf, teams } from './teams.ts';

export type WorldSettings = {
  seed: number;
  /** `demo` adds friendlies of clubs where the calendar leaves gaps. */
  mode: 'calendar' | 'demo';
  /** No goals are generated. */
  isQuiet: boolean;
};

export type FixtureFilter = {
  competition?: number | undefined;
  /** As the provider labels it. */
  season?: number | undefined;
  team?: number | undefined;
  /** Kick-off time as known now, `to` excluded. */
  from?: number | undefined;
  to?: number | undefined;
};

/** The football world: everything in it follows from the seed, the moment and the control API's changes. */
export type World = {
  seed: number;
  competitions: readonly Competition[];
  findCompetition: (id: number) => Competition | undefined;
  /** Two past seasons and the current one. */
  seasons: (competition: Competition, now: number) => readonly SeasonDates[];
  teams: readonly Team[];
  findTeam: (id: number) => Team | undefined;
  /** The participants; `season` is the provider's label. */
  teamsOf: (competitionId: number, season: number) => readonly Team[];
  /** The fixtures known at that moment (draws made), in the order of kick-off. */
  fixtures: (filter: FixtureFilter, now: number) => readonly Fixture[];
  findFixture: (id: number, now: number) => Fixture | undefined;
  /** DLG-10: meetings of two rivals before the oldest season of the calendar. */
  pastMeetings: (one: number, other: number, now: number) => readonly Fixture[];
  match: (fixture: Fixture, moment: Moment) => MatchNow;
  /** The squad of the season that starts in the July of `year`. */
  squad: (team: Team, year: number) => Squad;
  /** As the provider has them: a match counts up to an hour after its end. */
  standings: (competitionId: number, season: number, moment: Moment) => readonly StandingGroup[];
  /** Adds a match that is not in the calendar: a derby started by the control API. */
  add: (fixture: Fixture) => void;
  /** Scripts that replace the generated facts of matches. */
  scripts: Scripts;
};

type Calendar = { all: readonly Fixture[]; byId: ReadonlyMap<number, Fixture>; splits: readonly Split[] };

const PAST_SEASONS = 2;
/** Without dates, friendlies within this time around now are listed. */
const FRIENDLIES_MS = 30 * DAY_MS;
const STANDINGS_DELAY_MS = 60 * 60_000;
const untouched = { now: Number.MAX_SAFE_INTEGER, interventions: () => [] };

export function makeWorld({ seed, mode, isQuiet }: WorldSettings): World {
  const squad = makeSquads(seed);
  const plays = new Map<number, Played>();
  const seasons = new Map<number, Calendar>();
  const demoDays = new Map<number, readonly Fixture[]>();
  const added = new Map<number, Fixture>();
  const scripts = makeScripts();

  function play(fixture: Fixture): Played {
    const known = plays.get(fixture.id);
    if (known) return known;
    const year = seasonYear(fixture.kickoff);
    const squads = { home: squad(fixture.home, year), away: squad(fixture.away, year) };
    const referee = refereeFor(seed, fixture.id, fixture.competition.country.name);
    const played = playMatch(seed, fixture, { squads, isQuiet, referee });
    plays.set(fixture.id, played);
    return played;
  }

  /** The fixtures of a season of which something can be known at that moment. */
  function calendarOf(year: number, now: number): Calendar {
    const known = seasons.get(year) ?? openSeason(year);
    const due = known.splits.filter(({ from }) => from <= now);
    if (due.length === 0) return known;
    const all = inOrder([...known.all, ...due.flatMap(({ make }) => make())]);
    return remember(
      year,
      all,
      known.splits.filter(({ from }) => from > now),
    );
  }

  function openSeason(year: number): Calendar {
    const { fixtures, splits } = openCalendar({
      seed,
      year,
      clubsOf: (id) => clubsOf(id, year),
      groupsOf: (id) => groupsOf(id, year),
      resultOf: (fixture) => {
        const { goals, winner, endsAt } = matchAt(fixture, untouched, play);
        return { goals: goals ?? { home: 0, away: 0 }, winner, endsAt: endsAt ?? fixture.kickoff };
      },
    });
    return remember(year, fixtures, splits);
  }

  function remember(year: number, all: readonly Fixture[], splits: readonly Split[]): Calendar {
    const calendar = { all, byId: new Map(all.map((fixture) => [fixture.id, fixture])), splits };
    seasons.set(year, calendar);
    return calendar;
  }

  function friendliesOf(day: number): readonly Fixture[] {
    if (mode !== 'demo') return [];
    const known = demoDays.get(day);
    if (known) return known;
    const from = day * DAY_MS;
    // Leagues by the calendar year are in the season that starts in its July.
    const near = [from - 10 * DAY_MS, from + 10 * DAY_MS];
    const years = new Set(near.flatMap((at) => [seasonYear(at), new Date(at).getUTCFullYear()]));
    // Splits up to then are included, so that the moment of the request has no effect.
    const busy = [...years].flatMap((year) => calendarOf(year, Math.max(...near)).all);
    const fixtures = clubFriendlies({ seed, day, busy, clubs: friendlyClubs(seasonYear(from)) });
    demoDays.set(day, fixtures);
    return fixtures;
  }

  function friendliesBetween(from: number, to: number): Fixture[] {
    const found: Fixture[] = [];
    for (let day = dayAt(from); day <= dayAt(to - 1); day++) found.push(...friendliesOf(day));
    return found;
  }

  function candidates({ competition, season, from, to }: FixtureFilter, now: number): Fixture[] {
    const plan = competition === undefined ? undefined : findPlan(competition);
    const current = seasonYear(now);
    const isFriendly = plan?.format.kind === 'club-friendlies';
    const years =
      season !== undefined && plan
        ? // The matches of a calendar year are in two seasons.
          [season - plan.labelOffset, ...(plan.format.kind === 'friendlies' ? [season - 1] : [])]
        : Array.from({ length: PAST_SEASONS + 2 }, (_, i) => current - PAST_SEASONS + i);
    const near = years.filter((year) => Math.abs(year - current) <= PAST_SEASONS);
    const range = { from: from ?? now - FRIENDLIES_MS, to: to ?? now + FRIENDLIES_MS };
    return [
      ...(isFriendly
        ? []
        : near.filter((year) => overlaps(year, from, to)).flatMap((year) => calendarOf(year, now).all)),
      ...(plan === undefined || isFriendly ? friendliesBetween(range.from, range.to) : []),
      ...added.values(),
    ];
  }

  function match(fixture: Fixture, moment: Moment): MatchNow {
    const order = scripts.at(fixture.id, moment.now);
    if (!order) return matchAt(fixture, moment, play);
    return scriptedMatch(fixture, moment, { order, kickoff: kickoffAt(fixture, moment.now), play });
  }

  return {
    seed,
    competitions: plans
      .filter(({ format }) => mode === 'demo' || format.kind !== 'club-friendlies')
      .map(({ competition }) => competition),
    findCompetition: (id) => findPlan(id)?.competition,
    seasons: seasonsOf,
    teams,
    findTeam,
    teamsOf: (competitionId, season) =>
      clubsOf(competitionId, season - (findPlan(competitionId)?.labelOffset ?? 0)),
    fixtures: (filter, now) =>
      candidates(filter, now)
        .filter((fixture) => matchesFilter(fixture, filter, now))
        .toSorted((a, b) => kickoffAt(a, now) - kickoffAt(b, now) || a.id - b.id),
    findFixture: (id, now) => {
      const origin = readFixtureId(id);
      const fixture =
        added.get(id) ??
        scripts.findHeadToHead(id) ??
        findPastDerby(seed, id, seasonYear(now) - PAST_SEASONS) ??
        (origin?.kind === 'season' && Math.abs(origin.year - seasonYear(now)) <= PAST_SEASONS
          ? calendarOf(origin.year, now).byId.get(id)
          : undefined) ??
        (origin?.kind === 'demo' ? friendliesOf(origin.day).find((one) => one.id === id) : undefined);
      return fixture && fixture.knownFrom <= now ? fixture : undefined;
    },
    pastMeetings: (one, other, now) => pastDerbies(seed, [one, other], seasonYear(now) - PAST_SEASONS),
    match,
    squad,
    standings: (competitionId, season, moment) => {
      const plan = findPlan(competitionId);
      if (!plan?.competition.coverage.standings) return [];
      const year = season - plan.labelOffset;
      if (Math.abs(year - seasonYear(moment.now)) > PAST_SEASONS) return [];
      const fixtures = calendarOf(year, moment.now).all.filter(
        ({ competition }) => competition.id === competitionId,
      );
      const results = fixtures.flatMap((fixture) => finished(match(fixture, moment)) ?? []);
      return standingsOf({ competition: plan.competition, year, fixtures, results, now: moment.now });
    },
    add: (fixture) => void added.set(fixture.id, fixture),
    scripts,
  };

  function finished({ fixture, phase, goals, endsAt, kickoff }: MatchNow): Finished | undefined {
    if (!goals || !settled.has(phase)) return undefined;
    const delay = randomOf(seed, 'standings', fixture.id)() * STANDINGS_DELAY_MS;
    return { fixture, goals, endsAt: (endsAt ?? kickoff) + delay };
  }
}

const settled: ReadonlySet<MatchNow['phase']> = new Set(['FT', 'AET', 'PEN', 'AWD', 'WO']);

/** The kick-off time of a match as known at that moment. */
export function kickoffAt({ fate, kickoff }: Fixture, now: number): number {
  return fate.kind === 'postponed' && now >= fate.datedAt ? fate.to : kickoff;
}

/** Whether a fixture matches a filter. */
export function matchesFilter(
  fixture: Fixture,
  { competition, season, team, from, to }: FixtureFilter,
  now: number,
): boolean {
  if (fixture.knownFrom > now) return false;
  if (competition !== undefined && fixture.competition.id !== competition) return false;
  if (season !== undefined && fixture.season !== season) return false;
  if (team !== undefined && fixture.home.id !== team && fixture.away.id !== team) return false;
  const kickoff = kickoffAt(fixture, now);
  return (from === undefined || kickoff >= from) && (to === undefined || kickoff < to);
}

/** A season lasts from January, when leagues of one year begin, to the next July; postponed matches stay in it. */
function overlaps(year: number, from: number | undefined, to: number | undefined): boolean {
  const isLate = from !== undefined && from > Date.UTC(year + 1, 7, 1);
  return !isLate && (to === undefined || to >= Date.UTC(year, 0, 1));
}
