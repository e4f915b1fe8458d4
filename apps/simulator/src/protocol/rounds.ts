import { dateIn } from '@safira/football/time/days';
import { kickoffAt } from '../world/world.ts';
import type { WireRound } from '@safira/provider/wire/rounds';
import { over } from './fixtures.ts';
import { numberIn, type Answer, type RequestQuery } from './request-query.ts';

/** API-01: the known rounds of a season, in the order they are played; or the current one. */
export function listRounds({ world, moment, query, zone }: RequestQuery): Answer {
  const filter = { competition: numberIn(query, 'league'), season: numberIn(query, 'season') };
  const fixtures = world.fixtures(filter, moment.now);
  const planned = fixtures.toSorted((a, b) => a.kickoff - b.kickoff || a.id - b.id);
  const rounds = Map.groupBy(planned, ({ round }) => round);
  const names =
    query.current === 'true'
      ? [(fixtures.find((fixture) => !over.has(world.match(fixture, moment).phase)) ?? planned.at(-1))?.round]
      : [...rounds.keys()];
  const items = names.flatMap((round): WireRound[] => {
    if (round === undefined) return [];
    if (query.dates !== 'true') return [round];
    const dates = rounds.get(round)!.map((fixture) => dateIn(zone, kickoffAt(fixture, moment.now)));
    return [{ round, dates: [...new Set(dates.toSorted())] }];
  });
  return { items };
}
