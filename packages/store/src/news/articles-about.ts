import { sql } from 'kysely';
import type { ArticleCard } from '@safira/contract/news/articles';
import type { Db } from '../db.ts';
import { selectCards, toCard } from './articles.ts';

type Subject = 'team' | 'player' | 'match' | 'competition';

/** So many of the last written ones are looked at: a club of many years costs as much as a new one. */
const MOST_LOOKED_AT = 40;

/** The newest published articles about something. */
export async function listArticlesAbout(
  db: Db,
  { subject, id, limit }: { subject: Subject; id: number; limit: number },
): Promise<ArticleCard[]> {
  const rows = await selectCards(db)
    .where('a.status', '=', 'published')
    .where(sql<boolean>`a.id = any(array(${lastWritten(subject, id)}))`)
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toCard);
}

function lastWritten(subject: Subject, id: number) {
  if (subject === 'team')
    return sql`select article_id from article_teams where team_id = ${id} order by 1 desc limit ${MOST_LOOKED_AT}`;
  if (subject === 'player')
    return sql`
      select article_id from article_players where player_id = ${id} order by 1 desc limit ${MOST_LOOKED_AT}`;
  if (subject === 'match') return sql`select id from articles where match_id = ${id} limit ${MOST_LOOKED_AT}`;
  return sql`
    select id from articles where competition_id = ${id} and status = 'published'
    order by published_at desc, id desc limit ${MOST_LOOKED_AT}`;
}
