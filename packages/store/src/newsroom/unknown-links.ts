import { sql } from 'kysely';
import type { ArticleContent } from '@safira/contract/newsroom/articles';
import type { Db } from '../db.ts';

/** What an article names that is not stored: «team 5». */
export async function listUnknownLinks(db: Db, content: ArticleContent): Promise<string[]> {
  const { teams, players, competition, match } = content;
  const { rows } = await sql<{ what: string }>`
    select 'team ' || id as what from unnest(${teams}::int[]) as g (id)
    where not exists (select from teams where api_id = g.id)
    union all
    select 'player ' || id from unnest(${players}::int[]) as g (id)
    where not exists (select from players where api_id = g.id)
    union all
    select 'competition ' || id from unnest(${competition === null ? [] : [competition]}::int[]) as g (id)
    where not exists (select from competitions where api_id = g.id)
    union all
    select 'match ' || id from unnest(${match === null ? [] : [match]}::int[]) as g (id)
    where not exists (select from matches where api_id = g.id)`.execute(db);
  return rows.map(({ what }) => what);
}
