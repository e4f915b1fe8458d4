import { isKnownRound } from '@safira/arabic/terms/rounds';
import { addDays, dateIn } from '@safira/football/time/days';
import { isFollowed } from '@safira/football/live/follow';
import type { MatchState } from '@safira/football/observed/observation';
import { DEFAULT_ZONE } from '@safira/football/time/zone-classes';
import { type FixturesAnswer, IDS_AT_ONCE } from '@safira/provider/client';
import { inGroups } from '@safira/provider/in-groups';
import { publishInvalidateAll } from '@safira/store/coordination/bus';
import { databaseTime } from '@safira/store/db';
import { listDueLineups, listStaleFixtures } from '@safira/store/sync/due';
import { listDueChecks, saveChecks } from '@safira/store/sync/final-checks';
import { listNotSyncedSince, seasonKey } from '@safira/store/sync/last-synced';
import type { Lease } from '@safira/store/coordination/leases';
import { savePlaceholderTimes } from '@safira/store/matches/placeholder-times';
import { saveObservedMatches } from '../save-observed-matches.ts';
import { fetchAndRecord, type JobTools, type Task, withSetbacks } from './job.ts';

/** Days, counted from today, whose lists of matches were not fetched in the last `everyMs`. */
export async function dueDays(
  tools: JobTools,
  { from, to, everyMs }: { from: number; to: number; everyMs: number },
): Promise<Task[]> {
  const now = tools.clock.now();
  const today = dateIn(DEFAULT_ZONE, now);
  const dates = Array.from({ length: to - from + 1 }, (_, day) => addDays(today, from + day));
  const due = await listNotSyncedSince(tools.db, { kind: 'day', keys: dates, since: now - everyMs });
  return due.map(
    (date) => (lease) =>
      fetchAndRecord(tools, { kind: 'day', keys: [date] }, () =>
        saveMatches(tools, lease, () => tools.provider.fixturesByDate({ date, timezone: DEFAULT_ZONE })),
      ),
  );
}

/** Every match of a season: covers the days further away, and matches that were moved. */
export async function dueFixtures(tools: JobTools): Promise<Task[]> {
  const due = await listStaleFixtures(tools.db, tools.clock.now());
  return due.map((one) => (lease) => fetchFixtures(tools, one, lease));
}

/** Every match of one season, whether it is current or not. */
export function fetchFixtures(
  tools: JobTools,
  of: { competitionId: number; season: number },
  lease: Lease,
): Promise<void> {
  const { db, provider, clock, log, redis } = tools;
  const { competitionId: league, season } = of;
  return fetchAndRecord(tools, { kind: 'fixtures', keys: [seasonKey(of)] }, async () => {
    const answer = await saveMatches(tools, lease, () => provider.fixturesBySeason({ league, season }));
    const marked = await savePlaceholderTimes(db, { ...of, now: clock.now() });
    if (marked.length > 0 && redis) await publishInvalidateAll(redis);
    const rounds = new Set(answer.observations.map(({ match }) => match.round));
    const strange = [...rounds].filter((round) => round && !isKnownRound(round));
    if (strange.length > 0) log.warn({ league, rounds: strange }, 'rounds without an Arabic name');
    return answer;
  });
}

/** DLG-07: matches about to begin whose line-ups are not published yet. */
export async function dueLineups(tools: JobTools): Promise<Task[]> {
  const { db, provider, clock } = tools;
  const due = await listDueLineups(db, clock.now());
  return inGroups(due, IDS_AT_ONCE).map((group) => (lease) => {
    const ids = group.map(({ id }) => id);
    return fetchAndRecord(tools, { kind: 'lineups', keys: ids }, () =>
      saveMatches(tools, lease, () => provider.fixturesById(ids)),
    );
  });
}

/** Finished matches, for later corrections, and for those of which only the result is stored. */
export async function dueChecks(
  tools: JobTools,
  { of, limit }: { of: 'these days' | 'history'; limit: number },
): Promise<Task[]> {
  const { db, provider, clock } = tools;
  const due = await listDueChecks(db, { now: clock.now(), of, limit: limit * IDS_AT_ONCE });
  return inGroups(due, IDS_AT_ONCE).map((group) => (lease) => {
    const ids = group.map(({ id }) => id);
    return withSetbacks(tools, `check ${ids.join(' ')}`, async () => {
      const now = clock.now();
      const { observations } = await saveMatches(tools, lease, () => provider.fixturesById(ids));
      // A match that could not be parsed stays due.
      await saveChecks(
        db,
        observations.map(({ match }) => match.id),
        now,
      );
    });
  });
}

/** Stores what is different, except in matches that the live loop follows: only the live loop writes those. */
async function saveMatches(
  { db, leagues, clock }: JobTools,
  lease: Lease,
  fetchMatches: () => Promise<FixturesAnswer>,
): Promise<FixturesAnswer> {
  const observedAt = await databaseTime(db);
  const answer = await fetchMatches();
  const isOfLeagues = ({ match }: { match: MatchState }) => leagues.includes(match.competitionId);
  const matches = answer.matches.filter(({ observation }) => isOfLeagues(observation));
  await saveObservedMatches(db, {
    answer: { ...answer, matches, observations: matches.map(({ observation }) => observation) },
    observedAt,
    lease,
    clock,
    skip: ({ kickoff, status }) =>
      isFollowed({ kickoff: kickoff.getTime(), status: status.short }, clock.now()),
  });
  return answer;
}
