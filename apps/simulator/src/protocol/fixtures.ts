import { dayRange } from '@safira/football/time/days';
import { liveMatches } from '../world/live-matches.ts';
import type { Fixture, MatchNow, Phase } from '../world/model.ts';
import type { FixtureFilter } from '../world/world.ts';
import { eventItems, fixtureItem } from './fixture-item.ts';
import { lineupItems, onlyPlayer, partOf } from './lineup-items.ts';
import { playerItems } from './player-items.ts';
import { isSame, numberIn, numbersIn, type Answer, type RequestQuery, type Query } from './request-query.ts';
import { statisticItems, statisticsByHalf } from './statistic-items.ts';

const upcoming: ReadonlySet<Phase> = new Set(['TBD', 'NS']);
export const over: ReadonlySet<Phase> = new Set(['FT', 'AET', 'PEN', 'AWD', 'WO']);

/** API-01: by id everything is embedded, in the live list the events, elsewhere nothing. */
export function listFixtures(request: RequestQuery): Answer {
  const { query, world, moment } = request;
  const ids = query.id ?? query.ids;
  if (ids !== undefined) {
    const found = numbersIn(ids).flatMap((id) => world.findFixture(id, moment.now) ?? []);
    return { items: found.map((fixture) => wholeItem(world.match(fixture, moment), request)) };
  }
  if (query.live !== undefined) {
    return {
      items: liveOf(request).map((match) => ({
        ...fixtureItem(match, request),
        events: eventItems(match, request),
      })),
    };
  }
  return { items: selectMatches(request).map((match) => fixtureItem(match, request)) };
}

/** DLG-10: past and future matches of two teams against each other. */
export function listHeadToHead(request: RequestQuery): Answer {
  const [one, other] = numbersIn(request.query.h2h!);
  const isHeadToHead = ({ home, away }: Fixture) => home.id === other || away.id === other;
  const matches = selectMatches({ ...request, query: { ...request.query, team: String(one) } }, isHeadToHead);
  const listed = scriptedHeadToHead(request, matches) ?? withPast(request, matches);
  return { items: listed.map((match) => fixtureItem(match, request)) };
}

/** Rivals have met long before the calendar begins; with `last` the newest come first. */
function withPast({ world, moment, query }: RequestQuery, matches: readonly MatchNow[]) {
  const isRestricted = ['date', 'from', 'to', 'league', 'season', 'next', 'status', 'venue'] as const;
  if (isRestricted.some((key) => query[key] !== undefined)) return matches;
  const [one, other] = numbersIn(query.h2h!);
  const past = world.pastMeetings(one!, other!, moment.now).map((fixture) => world.match(fixture, moment));
  const last = numberIn(query, 'last');
  return last === undefined ? [...past, ...matches] : [...matches, ...past.toReversed()].slice(0, last);
}

/** As many finished matches as a script requires: the newest real ones, and before them generated ones. */
function scriptedHeadToHead({ world, moment, query }: RequestQuery, matches: readonly MatchNow[]) {
  const [one, other] = numbersIn(query.h2h!);
  const script = world.scripts.headToHeadOf(one!, other!, moment.now);
  if (!script) return undefined;
  const earlier = matches.filter(
    ({ fixture, phase }) => over.has(phase) && fixture.kickoff < script.before.kickoff,
  );
  const madeUp = script.madeUp.map((fixture) => world.match(fixture, moment));
  const newest = [...earlier, ...madeUp].toSorted((a, b) => b.kickoff - a.kickoff);
  const most = Math.min(script.count, numberIn(query, 'last') ?? script.count);
  return query.last === undefined ? newest.slice(0, most).toReversed() : newest.slice(0, most);
}

function wholeItem(match: MatchNow, request: RequestQuery) {
  return {
    ...fixtureItem(match, request),
    events: eventItems(match, request),
    lineups: lineupItems(match, request),
    statistics: statisticItems(match, request),
    players: playerItems(match, request),
  };
}

function liveOf({ world, moment, query }: RequestQuery): MatchNow[] {
  const matches = liveMatches(world, moment, filterOf(query));
  if (query.live!.toLowerCase() === 'all') return matches;
  const leagues = new Set(numbersIn(query.live!));
  return matches.filter(({ fixture }) => leagues.has(fixture.competition.id));
}

/** The matches requested by day, season, team and so on, in the order of kick-off; `last` gives the newest first. */
function selectMatches(
  { world, moment, query, zone }: RequestQuery,
  isIncluded = (_: Fixture) => true,
): MatchNow[] {
  const { now } = moment;
  const filter = { ...filterOf(query), ...daysOf(query, zone) };
  const statuses = query.status?.toUpperCase().split('-');
  const venue = numberIn(query, 'venue');
  const hasStatus = (match: MatchNow) => statuses === undefined || statuses.includes(match.phase);
  const fixtures = (within: FixtureFilter) =>
    world
      .fixtures({ ...filter, ...within }, now)
      .filter(
        (fixture) =>
          isIncluded(fixture) &&
          isSame(query.round, fixture.round) &&
          (venue === undefined || fixture.ground?.id === venue),
      );
  const { next, last } = query;
  if (next !== undefined) {
    return some(fixtures({ from: Math.max(now, filter.from ?? now) }), Number(next), (fixture) => {
      const match = world.match(fixture, moment);
      return upcoming.has(match.phase) && hasStatus(match) ? match : undefined;
    });
  }
  if (last !== undefined) {
    return some(fixtures({ to: Math.min(now, filter.to ?? now) }).toReversed(), Number(last), (fixture) => {
      const match = world.match(fixture, moment);
      return over.has(match.phase) && hasStatus(match) ? match : undefined;
    });
  }
  return fixtures({})
    .map((fixture) => world.match(fixture, moment))
    .filter(hasStatus);
}

/** The first `most` results that `look` returns. */
function some<T, R>(items: readonly T[], most: number, look: (item: T) => R | undefined): R[] {
  const found: R[] = [];
  for (const item of items) {
    if (found.length >= most) break;
    const result = look(item);
    if (result !== undefined) found.push(result);
  }
  return found;
}

function filterOf(query: Query): FixtureFilter {
  return {
    competition: numberIn(query, 'league'),
    season: numberIn(query, 'season'),
    team: numberIn(query, 'team'),
  };
}

/** HOME-19: days are those of the requested zone. */
function daysOf({ date, from, to }: Query, zone: string): FixtureFilter {
  if (date !== undefined) return dayRange(zone, date);
  return {
    ...(from !== undefined && { from: dayRange(zone, from).from }),
    ...(to !== undefined && { to: dayRange(zone, to).to }),
  };
}

function requestedMatch({ world, moment, query }: RequestQuery): MatchNow | undefined {
  const fixture = world.findFixture(Number(query.fixture), moment.now);
  return fixture && world.match(fixture, moment);
}

const isOfTeam =
  (query: Query) =>
  ({ team }: { team: { id?: number | null | undefined } }) =>
    query.team === undefined || team.id === Number(query.team);

/** DLG-06: the events of one match. */
export function listEvents(request: RequestQuery): Answer {
  const match = requestedMatch(request);
  const { query } = request;
  const id = numberIn(query, 'player');
  const items = match ? eventItems(match, request).filter(isOfTeam(query)) : [];
  return {
    items: items.filter(
      ({ type, player, assist }) =>
        isSame(query.type, type) && (id === undefined || player?.id === id || assist?.id === id),
    ),
  };
}

/** DLG-07: the line-ups of one match. */
export function listLineups(request: RequestQuery): Answer {
  const match = requestedMatch(request);
  const { query } = request;
  const items = match ? lineupItems(match, request).filter(isOfTeam(query)) : [];
  const id = numberIn(query, 'player');
  return { items: items.map((item) => partOf(onlyPlayer(item, id), query.type)) };
}

/** DLG-08: the statistics of one match, by halves on request. */
export function listStatistics(request: RequestQuery): Answer {
  const match = requestedMatch(request);
  if (!match) return { items: [] };
  const { query } = request;
  const items = query.half === 'true' ? statisticsByHalf(match, request) : statisticItems(match, request);
  return {
    items: items.filter(isOfTeam(query)).map((item) => ({
      ...item,
      statistics: item.statistics.filter(({ type }) => isSame(query.type, type)),
    })),
  };
}

/** DLG-09: the players of one match. */
export function listFixturePlayers(request: RequestQuery): Answer {
  const match = requestedMatch(request);
  return { items: match ? playerItems(match, request).filter(isOfTeam(request.query)) : [] };
}
