import { sql } from 'kysely';
import type { NamedKind } from '@safira/contract/newsroom/names';
import { addAuditEntry } from '../newsroom/audit.ts';
import { saveCorrections } from '../corrections/save-corrections.ts';
import type { Db } from '../db.ts';
import { logDetailsChanged } from '../matches/details-changed.ts';
import { applyOverride, saveOverride } from './overrides.ts';

const DAY_MS = 86_400_000;
/** Open pages show the matches of these days; more of them than this are read again by their age. */
const NEAR_MS = 2 * DAY_MS;
const MOST_MATCHES = 50;

type NameChange = {
  kind: NamedKind;
  id: number;
  arabic: string;
  /** The name that the editor saw. */
  seen: string;
  userId: number;
  now: Date;
};

const tables = {
  player: { table: 'players', key: 'api_id' },
  coach: { table: 'coaches', key: 'api_id' },
  club: { table: 'teams', key: 'api_id' },
  competition: { table: 'competitions', key: 'api_id' },
  stadium: { table: 'venues', key: 'id' },
} as const satisfies Record<NamedKind, { table: string; key: string }>;

/**
 * OURS-24: an editor's decision, the stored name, the entry in the log of corrections and in the audit log, and the
 * logged changes of the matches on screen, all or nothing. `changed`: the name is another one by now.
 */
export async function correctName(db: Db, change: NameChange): Promise<'saved' | 'missing' | 'changed'> {
  const { kind, id, arabic, seen, userId, now } = change;
  return db.transaction().execute(async (trx) => {
    const before = await lockName(trx, change);
    if (!before) return 'missing';
    if (before.arabic !== seen) return 'changed';
    const after = { arabic, how: 'override' };
    if (before.arabic === arabic && before.how === 'override') return 'saved';
    for (const one of await listIds(trx, kind, id)) {
      await saveOverride(trx, { kind, id: one, arabic });
      await applyOverride(trx, { kind, id: one });
    }
    await addAuditEntry(trx, {
      at: now,
      actor: userId,
      action: 'correct',
      subject: 'name',
      subjectId: `${kind}-${id}`,
      label: arabic,
      before,
      after,
    });
    if (before.arabic === arabic) return 'saved';
    await saveCorrections(trx, [
      {
        kind: 'name',
        at: now,
        source: 'newsroom',
        before: before.arabic,
        after: arabic,
        ...(kind === 'player' && { playerId: id }),
        ...(kind === 'club' && { teamId: id }),
      },
    ]);
    if (kind === 'player') await renameLastGoals(trx, { id, before: before.arabic, arabic });
    await logDetailsChanged(trx, await listNearMatches(trx, change));
    return 'saved';
  });
}

async function lockName(trx: Db, { kind, id }: Pick<NameChange, 'kind' | 'id'>) {
  const { table, key } = tables[kind];
  const { rows } = await sql<{ arabic: string; how: string }>`
    select arabic_name as arabic, name_how as how from ${sql.table(table)}
    where ${sql.ref(key)} = ${id} for no key update`.execute(trx);
  return rows[0];
}

/** PLAYER-01: a player may have second ids, each with a row of its own. */
async function listIds(trx: Db, kind: NamedKind, id: number): Promise<number[]> {
  if (kind !== 'player') return [id];
  const { rows } = await sql<{ id: number }>`
    select second_id as id from player_aliases where player_id = ${id} order by 1`.execute(trx);
  return [id, ...rows.map((row) => row.id)];
}

/** HOME-06: the list shows the last scorer of a live match by a stored name. */
async function renameLastGoals(
  trx: Db,
  { id, before, arabic }: { id: number; before: string; arabic: string },
): Promise<void> {
  await sql`
    update matches m set event_summary = jsonb_set(event_summary, '{lastGoal,player}', to_jsonb(${arabic}::text))
    where status_short in ('1H', 'HT', '2H', 'ET', 'BT', 'P', 'INT', 'LIVE')
      and event_summary -> 'lastGoal' ->> 'player' = ${before}
      and exists (select from match_events e where e.match_id = m.api_id and e.player_id = ${id})`.execute(
    trx,
  );
}

async function listNearMatches(trx: Db, { kind, id, now }: NameChange): Promise<number[]> {
  const concerned = {
    player: sql`exists (select from match_events e where e.match_id = m.api_id and ${id}::int in (e.player_id, e.assist_id))
      or exists (select from appearances a where a.match_id = m.api_id and a.player_id = ${id})`,
    coach: sql`false`,
    club: sql`${id}::int in (m.home_id, m.away_id)`,
    competition: sql`m.competition_id = ${id}`,
    stadium: sql`m.venue_id = ${id}`,
  }[kind];
  const { rows } = await sql<{ id: number }>`
    select m.api_id as id from matches m
    where m.kickoff between ${new Date(now.getTime() - NEAR_MS)} and ${new Date(now.getTime() + NEAR_MS)}
      and (${concerned})
    order by m.kickoff limit ${MOST_MATCHES}`.execute(trx);
  return rows.map((row) => row.id);
}
