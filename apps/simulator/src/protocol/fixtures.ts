import { dayRange } from '@safira/football/days';
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
export function listFixtures(asked: RequestQuery): Answer {
  const { query, world, moment } = asked;
  const ids = query.id ?? query.ids;
  if (ids !== undefined) {
    const found = numbersIn(ids).flatMap((id) => world.findFixture(id, moment.now) ?? []);
    return { items: found.map((fixture) => wholeItem(world.match(fixture, moment), asked)) };
  }
  if (query.live !== undefined) {
    return {
      items: liveOf(asked).map((match) => ({
        ...fixtureItem(match, asked),
        events: eventItems(match, asked),
      })),
    };
  }
  return { items: selectMatches(asked).map((match) => fixtureItem(match, asked)) };
}

/** DLG-10: what two teams played and will play against each other. */
export function listHeadToHead(asked: RequestQuery): Answer {
  const [one, other] = numbersIn(asked.query.h2h!);
  const isMeeting = ({ home, away }: Fixture) => home.id === other || away.id === other;
  const matches = selectMatches({ ...asked, query: { ...asked.query, team: String(one) } }, isMeeting);
  const told = scriptedMeetings(asked, matches) ?? matches;
  return { items: told.map((match) => fixtureItem(match, asked)) };
}

/** As many as a script says, all of them over: the newest there were, and before them what is made up. */
function scriptedMeetings({ world, moment, query }: RequestQuery, matches: readonly MatchNow[]) {
  const [one, other] = numbersIn(query.h2h!);
  const script = world.scripts.meetingsOf(one!, other!, moment.now);
  if (!script) return undefined;
  const earlier = matches.filter(
    ({ fixture, phase }) => over.has(phase) && fixture.kickoff < script.before.kickoff,
  );
  const madeUp = script.madeUp.map((fixture) => world.match(fixture, moment));
  const newest = [...earlier, ...madeUp].toSorted((a, b) => b.kickoff - a.kickoff);
  const most = Math.min(script.count, numberIn(query, 'last') ?? script.count);
  return query.last === undefined ? newest.slice(0, most).toReversed() : newest.slice(0, most);
}

function wholeItem(match: MatchNow, asked: RequestQuery) {
  return {
    ...fixtureItem(match, asked),
    events: eventItems(match, asked),
    lineups: lineupItems(match, asked),
    statistics: statisticItems(match, asked),
    players: playerItems(match, asked),
  };
}

function liveOf({ world, moment, query }: RequestQuery): MatchNow[] {
  const matches = liveMatches(world, moment, filterOf(query));
  if (query.live!.toLowerCase() === 'all') return matches;
  const leagues = new Set(numbersIn(query.live!));
  return matches.filter(({ fixture }) => leagues.has(fixture.competition.id));
}

/** Those asked for by day, season, team and so on, in the order of kick-off; the last ones newest first. */
function selectMatches(
  { world, moment, query, zone }: RequestQuery,
  isWanted = (_: Fixture) => true,
): MatchNow[] {
  const { now } = moment;
  const filter = { ...filterOf(query), ...daysOf(query, zone) };
  const statuses = query.status?.toUpperCase().split('-');
  const venue = numberIn(query, 'venue');
  const isAsked = (match: MatchNow) => statuses === undefined || statuses.includes(match.phase);
  const fixtures = (within: FixtureFilter) =>
    world
      .fixtures({ ...filter, ...within }, now)
      .filter(
        (fixture) =>
          isWanted(fixture) &&
          isSame(query.round, fixture.round) &&
          (venue === undefined || fixture.ground?.id === venue),
      );
  const { next, last } = query;
  if (next !== undefined) {
    return some(fixtures({ from: Math.max(now, filter.from ?? now) }), Number(next), (fixture) => {
      const match = world.match(fixture, moment);
      return upcoming.has(match.phase) && isAsked(match) ? match : undefined;
    });
  }
  if (last !== undefined) {
    return some(fixtures({ to: Math.min(now, filter.to ?? now) }).toReversed(), Number(last), (fixture) => {
      const match = world.match(fixture, moment);
      return over.has(match.phase) && isAsked(match) ? match : undefined;
    });
  }
  return fixtures({})
    .map((fixture) => world.match(fixture, moment))
    .filter(isAsked);
}

/** The first `most` that a look at them gives. */
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

/** HOME-19: days are those of the zone asked for. */
function daysOf({ date, from, to }: Query, zone: string): FixtureFilter {
  if (date !== undefined) return dayRange(zone, date);
  return {
    ...(from !== undefined && { from: dayRange(zone, from).from }),
    ...(to !== undefined && { to: dayRange(zone, to).to }),
  };
}

function askedMatch({ world, moment, query }: RequestQuery): MatchNow | undefined {
  const fixture = world.findFixture(Number(query.fixture), moment.now);
  return fixture && world.match(fixture, moment);
}

const isOfTeam =
  (query: Query) =>
  ({ team }: { team: { id?: number | null | undefined } }) =>
    query.team === undefined || team.id === Number(query.team);

/** DLG-06: the events of one match. */
export function listEvents(asked: RequestQuery): Answer {
  const match = askedMatch(asked);
  const { query } = asked;
  const id = numberIn(query, 'player');
  const items = match ? eventItems(match, asked).filter(isOfTeam(query)) : [];
  return {
    items: items.filter(
      ({ type, player, assist }) =>
        isSame(query.type, type) && (id === undefined || player?.id === id || assist?.id === id),
    ),
  };
}

/** DLG-07: the line-ups of one match. */
export function listLineups(asked: RequestQuery): Answer {
  const match = askedMatch(asked);
  const { query } = asked;
  const items = match ? lineupItems(match, asked).filter(isOfTeam(query)) : [];
  const id = numberIn(query, 'player');
  return { items: items.map((item) => partOf(onlyPlayer(item, id), query.type)) };
}

/** DLG-08: the statistics of one match, by halves if asked. */
export function listStatistics(asked: RequestQuery): Answer {
  const match = askedMatch(asked);
  if (!match) return { items: [] };
  const { query } = asked;
  const items = query.half === 'true' ? statisticsByHalf(match, asked) : statisticItems(match, asked);
  return {
    items: items.filter(isOfTeam(query)).map((item) => ({
      ...item,
      statistics: item.statistics.filter(({ type }) => isSame(query.type, type)),
    })),
  };
}

/** DLG-09: the players of one match. */
export function listFixturePlayers(asked: RequestQuery): Answer {
  const match = askedMatch(asked);
  return { items: match ? playerItems(match, asked).filter(isOfTeam(asked.query)) : [] };
}
