import { databaseTime } from '@safira/store/db';
import type { Lease } from '@safira/store/coordination/leases';
import { savePlayerSeasons } from '@safira/store/players/seasons';
import { findCurrentSeason } from '@safira/store/competitions/seasons';
import { saveObservations } from '@safira/store/matches/save-observations';
import {
  findSeasonGap,
  listSyncRequests,
  type SeasonPart,
  type SyncRequest,
} from '@safira/store/sync/requests';
import { fetchAndRecord, type JobTools, type Task } from './job.ts';
import { fetchFixtures } from './matches.ts';
import { fetchLeaders, fetchStandings, fetchSquad } from './records.ts';

type Answer = ReturnType<Parameters<typeof fetchAndRecord>[2]>;

/** On-demand syncs: data that a reader opened and that is not stored. */
export async function listDueSyncRequests(tools: JobTools, limit: number): Promise<Task[]> {
  const due = await listSyncRequests(tools.db, limit);
  return due.map((one) => (lease) => {
    const { kind, key } = one;
    return fetchAndRecord(tools, { kind, keys: [key] }, () => fetchers[kind](tools, key, lease));
  });
}

const fetchers: Record<SyncRequest['kind'], (tools: JobTools, key: string, lease: Lease) => Answer> = {
  async player({ db, provider }, key) {
    const id = Number(key);
    const answer = await provider.player({ id, season: await findCurrentSeason(db, { playerId: id }) });
    await savePlayerSeasons(db, answer.items);
    return answer;
  },

  /** DLG-08: all matches between the two teams, of any competition and season. */
  async 'head-to-head'({ db, provider }, key, lease) {
    const [home, away] = key.split('-').map(Number);
    const observedAt = await databaseTime(db);
    const answer = await provider.headToHead({ teams: [home!, away!] });
    await saveObservations(db, { observations: answer.items, observedAt, lease, skip: () => true });
    return answer;
  },

  squad: (tools, key) => fetchSquad(tools, Number(key)),

  /** COMP-05: all that the provider has of a season that is over, or that the scheduled jobs have not reached yet. */
  async season(tools, key, lease) {
    const [competitionId, season] = key.split('-').map(Number);
    const of = { competitionId: competitionId!, season: season! };
    for (const [part, fetchPart] of Object.entries(seasonParts)) {
      // `Object.entries` types the keys as plain strings.
      if (await findSeasonGap(tools.db, { ...of, part: part as SeasonPart }))
        await fetchPart(tools, of, lease);
    }
  },
};

const seasonParts: Record<SeasonPart, typeof fetchFixtures> = {
  fixtures: fetchFixtures,
  standings: fetchStandings,
  leaders: fetchLeaders,
};
