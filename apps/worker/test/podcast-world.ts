import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { makeFolderStore } from '@safira/media/folder-store';
import type { ObservedEvent } from '@safira/football/observed/observation';
import { espeakEngine } from '@safira/speech/espeak';
import { takeLease } from '@safira/store/coordination/leases';
import { saveObservations } from '@safira/store/matches/save-observations';
import { saveChecks } from '@safira/store/sync/final-checks';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { aGoalEvent, anObservation } from '@safira/testkit/observations';
import { produceNext } from '../src/podcast/podcast.ts';
import type { PodcastTools } from '../src/podcast/podcast-tools.ts';
import { silentLog } from './worker-tools.ts';

export const HOUR_MS = 3_600_000;
const LENGTH_MS = 112 * 60_000;
export const SLOT_MS = 5 * HOUR_MS;
/** In the middle of a slot. */
export const NOON = Date.parse('2026-11-21T21:30:00Z');
export const SLOT = Math.floor(NOON / SLOT_MS);

const teams: Record<number, string> = {
  33: 'Manchester United',
  40: 'Liverpool',
  42: 'Arsenal',
  49: 'Chelsea',
  50: 'Manchester City',
  47: 'Tottenham',
  529: 'Barcelona',
  541: 'Real Madrid',
  530: 'Atletico Madrid',
  548: 'Real Sociedad',
};

type Seen = {
  id: number;
  teams: [number, number];
  /** Finished with these goals, of the home team only; without them it is to come. */
  scorers?: [number, string][];
  kickoff: string;
  league?: 39 | 140;
};

/** A database with two leagues, and a worker that produces episodes of them with the real programs. */
export async function podcastWorld() {
  const { db, owner, url } = await testDatabase();
  const lease = await aLease(db);
  const folder = mkdtempSync(join(tmpdir(), 'safira-podcast-test-'));
  const clock = { now: NOON };
  const media = makeFolderStore(join(folder, 'media'));
  const studio: PodcastTools = {
    db,
    clock: { now: () => clock.now, speed: 1 },
    log: silentLog,
    media,
    engines: [espeakEngine()],
    cache: { folder: join(folder, 'speech'), mostBytes: 500_000_000 },
    fault: () => {},
    leagues: [39, 140, 307],
  };
  beforeEach(async () => {
    clock.now = NOON;
    await sql`truncate matches, articles, match_changes, standings, match_reports, podcast_episodes, podcast_requests,
      podcast_matches cascade`.execute(owner);
    await sql`delete from leases where name = 'podcast'`.execute(owner);
    for (const key of await media.list('podcast')) await media.remove(key);
  });

  async function observe({ id, teams: [home, away], scorers, kickoff, league = 39 }: Seen) {
    const events = scorers?.map(([elapsed, name]): ObservedEvent => ({
      ...aGoalEvent(elapsed, home),
      player: { id: elapsed + id * 100, name },
    }));
    const one = anObservation({
      id,
      league,
      kickoff,
      ...(scorers && { status: 'FT', elapsed: 90, goals: [scorers.length, 0], winner: 'home' }),
      ...(events && { events }),
    });
    const country = league === 39 ? 'England' : 'Spain';
    const observation = {
      ...one,
      competition: { ...one.competition, name: league === 39 ? 'Premier League' : 'La Liga', country },
      home: { ...one.home, id: home, name: teams[home]!, country },
      away: { ...one.away, id: away, name: teams[away]!, country },
      match: { ...one.match, homeId: home, awayId: away },
    };
    await saveObservations(db, { observations: [observation], observedAt: new Date(), lease });
    if (scorers) await saveChecks(db, [id], Date.parse(kickoff) + LENGTH_MS);
  }

  /** Takes the lease, also from another worker that still believes to hold it. */
  const takePodcastLease = async (holder: string) => {
    await sql`update leases set expires_at = '-infinity' where name = 'podcast'`.execute(owner);
    return (await takeLease(db, { name: 'podcast', holder, ttlMs: 600_000 }))!;
  };

  /** One turn of a worker. */
  async function produce({
    holder = 'one',
    signal = new AbortController().signal,
    ...own
  }: Partial<PodcastTools> & { holder?: string; signal?: AbortSignal } = {}) {
    return produceNext({ ...studio, ...own }, signal, await takePodcastLease(holder));
  }

  const rows = () => owner.selectFrom('podcast_episodes').selectAll().orderBy('slot').execute();
  return { db, owner, url, clock, media, studio, folder, observe, produce, rows, takePodcastLease };
}

/** Liverpool beat Chelsea, finished two hours before `NOON`. */
export const aResult = {
  id: 1,
  teams: [40, 49],
  scorers: [
    [12, 'Mohamed Salah'],
    [70, 'Alexander Isak'],
  ],
  kickoff: '2026-11-21T17:30:00Z',
} satisfies Seen as Seen;
