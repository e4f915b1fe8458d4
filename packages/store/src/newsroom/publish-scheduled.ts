import { sql } from 'kysely';
import type { Db } from '../db.ts';

/**
 * Publishes the articles whose time has come, with the entry in the audit log; returns their ids. One statement, so any
 * number of workers may run it: each article is published once.
 */
export async function publishScheduled(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with due as (
      select id, title, scheduled_for from articles
      where status = 'scheduled' and scheduled_for <= ${now}
      for update skip locked
    ), published as (
      update articles a
      set status = 'published', published_at = coalesce(a.published_at, d.scheduled_for), scheduled_for = null,
        version = a.version + 1, changed_at = ${now}
      from due d where a.id = d.id
      returning a.id
    ), logged as (
      insert into audit_entries (at, action, subject, subject_id, label, before, after)
      select ${now}, 'published', 'article', id::text, title,
        jsonb_build_object('status', 'scheduled', 'scheduledFor', scheduled_for),
        jsonb_build_object('status', 'published')
      from due
    )
    select id from published order by id`.execute(db);
  return rows.map(({ id }) => id);
}
