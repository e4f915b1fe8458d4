import { setTimeout as wait } from 'node:timers/promises';
import type { Score } from '@safira/contract/matches/matches';
import type { Day } from '@safira/testkit/simulated-day';
import { commands, endChild } from '@safira/testkit/stack';
import { storePodcast } from '../../e2e/world/podcast.ts';
import { stageDetails } from './stage-details.ts';
import { syncPages } from './sync-pages.ts';
import { type StagedMatch, stagedMatches } from './tables/staged-matches.ts';

/** A Saturday evening of league football, as in the mock-ups, 8:40 in Mecca. */
export const NOW = '2026-11-28T17:40:00Z';
export const TODAY = '2026-11-28';
/** Its matches are moved to another day, so that it has none. */
export const QUIET_DAY = '2026-12-03';

const MINUTE_MS = 60_000;

/** Lets the worker sync the days around and what pages read, then stops it, so that it does not overwrite the staged matches. */
export async function stageDay(day: Day): Promise<Map<string, number>> {
  const worker = day.startWorker();
  await worldIsStored(day);
  const staged = await stageDetails(day);
  day.stack.start('api', commands.api);
  await syncPages(`http://127.0.0.1:${day.stack.ports.api}`);
  await endChild(worker);
  storePodcast(day.stack, NOW);
  for (const match of stagedMatches) staged.set(match.name, await stage(day, match, [...staged.values()]));
  await day.query(
    `update matches set kickoff = kickoff + interval '1 day'
     where (kickoff at time zone 'Asia/Riyadh')::date = $1`,
    [QUIET_DAY],
  );
  return staged;
}

/** Waits until the list stops growing: the worker syncs day by day and league by league. */
async function worldIsStored({ query }: Day): Promise<void> {
  let before = -1;
  for (let attempt = 0; attempt < 40; attempt++) {
    const [{ count } = { count: 0 }] = await query<{ count: number }>(
      `select count(*)::int as count from matches
       where (kickoff at time zone 'Asia/Riyadh')::date between $1::date - 1 and $1::date + 7`,
      [TODAY],
    );
    if (count > 50 && count === before) return;
    before = count;
    await wait(3_000);
  }
  throw new Error('the days around were not stored in two minutes');
}

/** Gives the state to one of today's matches, if possible of the right league. */
async function stage({ query }: Day, match: StagedMatch, taken: number[]): Promise<number> {
  const [found] = await query<{ api_id: number }>(
    `select api_id from matches
     where (kickoff at time zone 'Asia/Riyadh')::date = $1 and not api_id = any($2)
     order by competition_id = $3 desc, api_id limit 1`,
    [TODAY, taken, match.from],
  );
  if (!found) throw new Error(`no match of today is left for «${match.name}»`);
  const [short, long] = match.status;
  const [home, away] = match.goals ?? [null, null];
  await query(
    `update matches set competition_id = $2, round = coalesce($3, round), kickoff = $4, status_short = $5,
       status_long = $6, elapsed = $7, extra = $8, home_goals = $9, away_goals = $10, score = $11, winner = $12,
       pulse = $13
     where api_id = $1`,
    [
      found.api_id,
      match.into ?? match.from,
      match.round,
      new Date(Date.parse(NOW) - match.begunMinutesAgo * MINUTE_MS),
      short,
      long,
      match.elapsed,
      match.extra,
      home,
      away,
      JSON.stringify(scoreOf(match)),
      match.winner,
      match.pulse,
    ],
  );
  return found.api_id;
}

function scoreOf({ goals, halftime, fulltime, penalty }: StagedMatch): Score {
  const pair = (numbers: readonly [number, number] | undefined) => ({
    home: numbers?.[0] ?? null,
    away: numbers?.[1] ?? null,
  });
  return {
    halftime: pair(halftime),
    fulltime: pair(fulltime),
    extratime: pair(fulltime && goals && [goals[0] - fulltime[0], goals[1] - fulltime[1]]),
    penalty: pair(penalty),
  };
}
