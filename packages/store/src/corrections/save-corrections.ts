import { sql } from 'kysely';
import type { CorrectionKind } from '@safira/contract/corrections/corrections';
import type { Db } from '../db.ts';

/** A correction of something other than an article, whose notes are saved with it. */
export type NewCorrection = {
  kind: Exclude<CorrectionKind, 'article'>;
  at: Date;
  source: 'record' | 'newsroom';
  /** As migration 0045 writes scores and kick-offs; else words. */
  before: string;
  /** Null: there is nothing in its place. */
  after: string | null;
  matchId?: number;
  playerId?: number;
  teamId?: number;
  subject?: string;
  minute?: { elapsed: number; extra: number | null };
  shownSeconds?: number | null;
  note?: string | null;
};

/** OURS-22: inside the transaction of the change that it is about. */
export async function saveCorrections(trx: Db, corrections: readonly NewCorrection[]): Promise<void> {
  if (corrections.length === 0) return;
  await trx
    .insertInto('corrections')
    .values(
      corrections.map(({ kind, at, source, before, after, ...of }) => ({
        kind,
        corrected_at: at,
        source,
        before_text: before,
        after_text: after,
        match_id: of.matchId ?? null,
        player_id: of.playerId ?? null,
        team_id: of.teamId ?? null,
        subject: of.subject ?? null,
        minute: of.minute?.elapsed ?? null,
        minute_extra: of.minute?.extra ?? null,
        shown_seconds: of.shownSeconds ?? null,
        note: of.note ?? null,
      })),
    )
    .execute();
}

/** An editor who deletes a channel and adds another means one correction, if it happens within this time. */
const ONE_CORRECTION_MS = 15 * 60_000;

/** The channel takes the place of one that an editor has just deleted, if there is one: true if so. */
export async function completeChannelCorrection(
  trx: Db,
  { matchId, channel, now }: { matchId: number; channel: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update corrections set after_text = ${channel}
    where id = (
      select id from corrections
      where match_id = ${matchId} and kind = 'channel' and after_text is null and before_text <> ${channel}
        and corrected_at >= ${new Date(now.getTime() - ONE_CORRECTION_MS)}
      order by id desc limit 1)`.execute(trx);
  return numAffectedRows === 1n;
}
