import { databaseTime } from '@safira/store/db';
import type { Lease } from '@safira/store/leases';
import { savePlayerSeasons } from '@safira/store/player-seasons';
import { findCurrentSeason } from '@safira/store/seasons';
import { saveObservations } from '@safira/store/save-observations';
import { listWanted, type Wanted } from '@safira/store/wanted';
import { asking, type ChoreTools, type Task } from './chore.ts';

type Answer = ReturnType<Parameters<typeof asking>[2]>;

/** What somebody looks at and we do not have. */
export async function dueWanted(tools: ChoreTools, limit: number): Promise<Task[]> {
  const due = await listWanted(tools.db, limit);
  return due.map((one) => (lease) => {
    const { kind, key } = one;
    return asking(tools, { kind, keys: [key] }, () => fetchers[kind](tools, key, lease));
  });
}

const fetchers: Record<Wanted['kind'], (tools: ChoreTools, key: string, lease: Lease) => Answer> = {
  async player({ db, provider }, key) {
    const id = Number(key);
    const answer = await provider.player({ id, season: await findCurrentSeason(db, { playerId: id }) });
    await savePlayerSeasons(db, answer.items);
    return answer;
  },

  /** DLG-08: all their meetings, of whatever competition and season. */
  async 'head-to-head'({ db, provider }, key, lease) {
    const [home, away] = key.split('-').map(Number);
    const observedAt = await databaseTime(db);
    const answer = await provider.headToHead({ teams: [home!, away!] });
    await saveObservations(db, { observations: answer.items, observedAt, lease, skip: () => true });
    return answer;
  },
};
