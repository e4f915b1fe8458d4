import { sql } from 'kysely';
import {
  type FactCorrection,
  seeFacts,
  type SeenFacts,
  type ShownScore,
} from '@safira/football/matches/seen-facts';
import { assertLease, type Lease } from '../coordination/leases.ts';
import type { Db } from '../db.ts';
import type { LoggedChange } from '../matches/changes.ts';
import { saveCorrections, type NewCorrection } from './save-corrections.ts';

/** The cursor of the corrections in the change log. */
const CHANNEL = 'corrections';

export async function findCorrectionsMark(db: Db): Promise<number> {
  const { seq } = await db
    .selectFrom('publisher_marks')
    .select('seq')
    .where('channel', '=', CHANNEL)
    .executeTakeFirstOrThrow();
  return seq;
}

type Run = {
  changes: readonly LoggedChange[];
  /** The cursor before the run, and after it. */
  from: number;
  to: number;
  now: number;
  /** The followed competitions. */
  leagues: readonly number[];
  /** Matches that kicked off before are history. */
  since: number;
  lease: Lease;
};

/**
 * OURS-22: compares a run of the change log with what readers saw before, and logs what was wrong. In one transaction with
 * the cursor, so that each change counts once, whatever is killed; returns how many corrections there are.
 */
export async function takeFacts(db: Db, run: Run): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await assertLease(trx, run.lease);
    const { numAffectedRows } = await sql`
      update publisher_marks set seq = ${run.to}, told_at = clock_timestamp()
      where channel = ${CHANNEL} and seq = ${run.from}`.execute(trx);
    if (numAffectedRows !== 1n) throw new Error(`another worker has moved the cursor from ${run.from}`);
    const matches = await listShownMatches(trx, run);
    const corrections: NewCorrection[] = [];
    for (const logged of run.changes) {
      const match = matches.get(logged.change.matchId);
      if (!match) continue;
      const found = see(match, logged, run.now);
      corrections.push(...found.map((one) => toNew(one, { matchId: match.id, at: new Date(run.now) })));
    }
    await saveSeen(trx, [...matches.values()]);
    await saveCorrections(trx, corrections);
    return corrections.length;
  });
}

type ShownMatch = {
  id: number;
  homeId: number;
  isTimeConfirmed: boolean;
  seen: SeenFacts | null;
};

async function listShownMatches(trx: Db, { changes, leagues, since }: Run): Promise<Map<number, ShownMatch>> {
  const ids = [...new Set(changes.map(({ change }) => change.matchId))];
  const { rows } = await sql<ShownMatch>`
    select m.api_id as id, m.home_id as "homeId", not m.has_placeholder_time as "isTimeConfirmed", s.facts as seen
    from matches m left join match_facts_seen s on s.match_id = m.api_id
    where m.api_id = any(${ids}::int[]) and m.competition_id = any(${leagues}::int[])
      and m.kickoff >= ${new Date(since)}`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Moves the match on to this change; returns what it corrects. */
function see(match: ShownMatch, { change, kickoffs }: LoggedChange, now: number): FactCorrection[] {
  const { patch, events } = change;
  const facts = {
    kickoff: patch.date,
    isTimeConfirmed: match.isTimeConfirmed,
    status: patch.status.short,
    goals: patch.goals,
    penalties: patch.score.penalty,
    homeId: match.homeId,
    events,
    at: patch.lastUpdated,
  };
  // A match that was stored before its facts were: of what was shown only the kick-off is known.
  const before = match.seen ?? (kickoffs[1] === undefined ? undefined : unseen(kickoffs[1]));
  const { seen, corrections } = seeFacts(before, facts, now);
  match.seen = seen;
  return corrections;
}

const unseen = (kickoff: string): SeenFacts => ({
  kickoff,
  isTimeConfirmed: true,
  status: 'NS',
  score: null,
  shownSince: [],
  goals: [],
});

async function saveSeen(trx: Db, matches: readonly ShownMatch[]): Promise<void> {
  const seen = matches.flatMap(({ id, seen: facts }) =>
    facts ? [{ id, kickoff: facts.kickoff, facts }] : [],
  );
  if (seen.length === 0) return;
  await sql`
    insert into match_facts_seen (match_id, kickoff, facts)
    select id, kickoff, facts
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as t (id int, kickoff timestamptz, facts jsonb)
    on conflict (match_id) do update set kickoff = excluded.kickoff, facts = excluded.facts`.execute(trx);
}

function toNew(correction: FactCorrection, of: { matchId: number; at: Date }): NewCorrection {
  const common = { ...of, kind: correction.kind, source: 'record' } as const;
  switch (correction.kind) {
    case 'goal':
    case 'result': {
      const { before, after } = correction;
      const shownMs = correction.kind === 'goal' ? correction.shownMs : null;
      const shownSeconds = shownMs === null ? null : Math.round(shownMs / 1_000);
      return { ...common, before: scoreText(before), after: scoreText(after), shownSeconds };
    }
    case 'scorer': {
      const { before, after, minute } = correction;
      return { ...common, before: scorerText(before), after: scorerText(after), minute };
    }
    case 'kick-off':
      return { ...common, before: correction.before, after: correction.after };
  }
}

const scoreText = ({ home, away, penalties }: ShownScore) =>
  penalties ? `${home}-${away} ${penalties.home}-${penalties.away}` : `${home}-${away}`;

const scorerText = ({ name, isOwnGoal }: { name: string; isOwnGoal: boolean }) =>
  isOwnGoal ? `${name} (هدف عكسي)` : name;

/** Matches that kicked off before are not looked at any more. */
export async function deleteSeenFacts(db: Db, { before }: { before: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from match_facts_seen where kickoff < ${new Date(before)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
