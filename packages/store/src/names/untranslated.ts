import { sql } from 'kysely';
import type { Db } from '../db.ts';

export type Untranslated = { kind: string; name: string; arabic: string; how: string; seen: number };

/** NAME-05: names that were only transliterated or need an editor, the most frequent first. */
export async function listUntranslated(db: Db, limit: number): Promise<Untranslated[]> {
  const { rows } = await sql<Untranslated>`
    select kind, name, arabic, how, seen::int from (
      select 'club' as kind, t.name, t.arabic_name as arabic, t.name_how as how,
        (select count(*) from matches m where t.api_id in (m.home_id, m.away_id)) as seen
      from teams t
      union all
      select 'stadium', v.name, v.arabic_name, v.name_how,
        (select count(*) from matches m where m.venue_id = v.id)
      from venues v
      union all
      select 'competition', c.name, c.arabic_name, c.name_how,
        (select count(*) from matches m where m.competition_id = c.api_id)
      from competitions c
      union all
      select 'referee', referee, min(referee_arabic), min(referee_how), count(*)
      from matches where referee is not null group by referee
      union all
      select 'player', p.name, p.arabic_name, p.name_how,
        (select count(*) from match_events e where e.player_id = p.api_id)
      from players p
    ) as names
    where how in ('transliterated', 'needs_editor')
    order by seen desc, how, kind, name
    limit ${limit}`.execute(db);
  return rows;
}
