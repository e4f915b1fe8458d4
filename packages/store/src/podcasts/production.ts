import { sql } from 'kysely';
import type { EpisodeDetails } from '@safira/contract/podcasts/podcasts';
import { assertLease, type Lease } from '../coordination/leases.ts';
import type { Db } from '../db.ts';
import type { Places } from './places.ts';

/** An episode that this worker produces now. */
export type Production = {
  id: number;
  slot: number;
  /** How often it was begun: it is given up when it ends its worker again and again. */
  attempt: number;
};

/**
 * POD-06: the episode to produce now, if there is one: that of a worker that was killed, then what an admin requested, then
 * the current slot, unless it has one. Its row is there before the work begins, so that a slot has one episode, whatever
 * is killed, and any number of workers may call this.
 */
export async function beginProduction(
  db: Db,
  { slot, now, lease }: { slot: number; now: Date; lease: Lease },
): Promise<Production | undefined> {
  return db.transaction().execute(async (trx) => {
    await assertLease(trx, lease);
    // Of a slot that is over: either its episode was made, or the current one says what it would have said.
    await sql`delete from podcast_requests where slot < ${slot}`.execute(trx);
    return (await resume(trx)) ?? (await takeRequest(trx, slot)) ?? (await beginSlot(trx, { slot, now }));
  });
}

/** There is at most one in production. */
async function resume(trx: Db): Promise<Production | undefined> {
  const { rows } = await sql<Production>`
    update podcast_episodes set attempts = attempts + 1 where status = 'producing'
    returning id, slot, attempts as attempt`.execute(trx);
  return rows[0];
}

/** A published episode stays what it is until the new one replaces it. */
async function takeRequest(trx: Db, slot: number): Promise<Production | undefined> {
  const { rows } = await sql<Production>`
    with request as (
      update podcast_requests set attempts = attempts + 1 where slot = ${slot} returning slot, attempts
    )
    update podcast_episodes e set
      attempts = r.attempts,
      status = case when e.status in ('empty', 'failed') then 'producing' else e.status end
    from request r where e.slot = r.slot
    returning e.id, e.slot, e.attempts as attempt`.execute(trx);
  return rows[0];
}

async function beginSlot(
  trx: Db,
  { slot, now }: { slot: number; now: Date },
): Promise<Production | undefined> {
  const { rows } = await sql<Production>`
    insert into podcast_episodes (slot, status, generated_at) values (${slot}, 'producing', ${now})
    on conflict (slot) do nothing returning id, slot, attempts as attempt`.execute(trx);
  return rows[0];
}

/** What a finished episode has. */
export type ProducedEpisode = Pick<EpisodeDetails, 'title' | 'chapters' | 'sentences'> & {
  kind: 'news' | 'preview';
  leagues: readonly number[];
  templates: readonly string[];
  previewed: readonly number[];
  places: Places;
  /** The matches that it announced. */
  matches: readonly number[];
  fileKey: string;
  fileBytes: number;
  durationMs: number;
  processingMs: number;
  engine: string;
  voice: string;
  isTrial: boolean;
};

/** All of it or nothing: a worker that has lost its lease publishes nothing, and its file is an orphan. */
export async function publishEpisode(
  db: Db,
  { id, slot }: Production,
  { episode, now, lease }: { episode: ProducedEpisode; now: Date; lease: Lease },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await assertLease(trx, lease);
    await sql`
      update podcast_episodes set
        status = 'published', generated_at = ${now}, reason = null, fault = null,
        kind = ${episode.kind}, title = ${episode.title}, leagues = ${episode.leagues}::int[],
        chapters = ${JSON.stringify(episode.chapters)}::jsonb, sentences = ${JSON.stringify(episode.sentences)}::jsonb,
        templates = ${episode.templates}::text[], previewed = ${episode.previewed}::int[],
        places = ${JSON.stringify(episode.places)}::jsonb,
        file_key = ${episode.fileKey}, file_bytes = ${episode.fileBytes}, duration_ms = ${episode.durationMs},
        processing_ms = ${episode.processingMs}, engine = ${episode.engine}, voice = ${episode.voice},
        is_trial = ${episode.isTrial}
      where id = ${id}`.execute(trx);
    await sql`delete from podcast_matches where episode_id = ${id}`.execute(trx);
    await sql`
      insert into podcast_matches (match_id, episode_id)
      select unnest(${episode.matches}::int[]), ${id}::int`.execute(trx);
    await sql`delete from podcast_requests where slot = ${slot}`.execute(trx);
  });
}

/** Why there is no episode. */
export type Unproduced = {
  status: 'empty' | 'failed';
  /** For readers, in Arabic. */
  reason: string;
  /** For the operator. */
  fault: string | null;
};

/** Ends a production without an episode. An episode that was to be replaced stays. */
export async function endProduction(
  db: Db,
  { id, slot }: Production,
  { outcome, lease }: { outcome: Unproduced; lease: Lease },
): Promise<void> {
  const { status, reason, fault } = outcome;
  await db.transaction().execute(async (trx) => {
    await assertLease(trx, lease);
    await sql`
      update podcast_episodes set status = ${status}, reason = ${reason}, fault = ${fault}
      where id = ${id} and chapters is null`.execute(trx);
    await sql`delete from podcast_requests where slot = ${slot}`.execute(trx);
  });
}

/** Whether a production was ever begun, or requested. */
export async function hasEpisodes(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from podcast_episodes union all select from podcast_requests limit 1`.execute(db);
  return rows.length > 0;
}

/** Of all sounds that an episode has, or a part of the members' episodes. */
export async function listFileKeys(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from podcast_episodes where file_key is not null
    union all select file_key from podcast_team_chapters where file_key is not null
    union all select part ->> 'key' from podcast_team_slots, unnest(array[opening, close]) as part`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}
