import { sql } from 'kysely';
import type { AutomaticSwitch } from '@safira/contract/newsroom/automatic';
import type { Db } from '../db.ts';
import { addAuditEntry } from './audit.ts';

type Published = Omit<AutomaticSwitch, 'competition'>;
type Row = Published & AutomaticSwitch['competition'];

/** Of the followed competitions, and of any other that was switched once; without a row both are on. */
export async function listAutomaticSwitches(db: Db): Promise<AutomaticSwitch[]> {
  const { rows } = await sql<Row>`
    select c.api_id as id, c.arabic_name as name, c.name as "originalName",
      coalesce(n.reports_published, true) as "reportsPublished",
      coalesce(n.previews_published, true) as "previewsPublished"
    from competitions c left join automatic_news n on n.competition_id = c.api_id
    where n.competition_id is not null
      or exists (select from seasons s where s.competition_id = c.api_id and s.is_current)
    order by c.arabic_name, c.api_id`.execute(db);
  return rows.map(({ reportsPublished, previewsPublished, ...competition }) => ({
    competition,
    reportsPublished,
    previewsPublished,
  }));
}

type Change = { competitionId: number; published: Published; userId: number; now: Date };

/** The switches with the entry in the audit log, or neither. Undefined if there is no such competition. */
export function saveAutomaticSwitch(db: Db, change: Change): Promise<AutomaticSwitch | undefined> {
  const { competitionId, published, userId, now } = change;
  return db.transaction().execute(async (trx) => {
    const competition = await trx
      .selectFrom('competitions')
      .select(['api_id as id', 'arabic_name as name', 'name as originalName'])
      .where('api_id', '=', competitionId)
      .executeTakeFirst();
    if (!competition) return undefined;
    const before = await lockSwitch(trx, competitionId);
    const isSame =
      before.reportsPublished === published.reportsPublished &&
      before.previewsPublished === published.previewsPublished;
    if (isSame) return { competition, ...published };
    await sql`
      update automatic_news set reports_published = ${published.reportsPublished},
        previews_published = ${published.previewsPublished}
      where competition_id = ${competitionId}`.execute(trx);
    await addAuditEntry(trx, {
      actor: userId,
      at: now,
      action: 'save',
      subject: 'automatic',
      subjectId: competitionId,
      label: competition.name,
      before,
      after: published,
    });
    return { competition, ...published };
  });
}

/** Makes the row first: what does not exist cannot be locked. */
async function lockSwitch(trx: Db, competitionId: number): Promise<Published> {
  await sql`
    insert into automatic_news (competition_id) values (${competitionId}) on conflict do nothing`.execute(
    trx,
  );
  const { rows } = await sql<Published>`
    select reports_published as "reportsPublished", previews_published as "previewsPublished"
    from automatic_news where competition_id = ${competitionId} for update`.execute(trx);
  return rows[0]!;
}
