import type { Block } from '@safira/contract/news/body';
import type { Db } from '@safira/store/db';

export const aBody: Block[] = [
  { type: 'paragraph', children: [{ text: 'فاز ' }, { text: 'الهلال', link: { kind: 'team', id: 11 } }] },
];

type Overrides = {
  slug: string;
  status?: string;
  category?: string;
  isAutomatic?: boolean;
  competitionId?: number;
  matchId?: number;
  teams?: readonly number[];
  publishedAt: Date;
  body?: Block[];
};

/** Stores an article with defaults, so that a test states only what it is about; returns its id. */
export async function storeArticle(db: Db, overrides: Overrides): Promise<number> {
  const { slug, publishedAt, body = aBody, teams = [] } = overrides;
  const { id } = await db
    .insertInto('articles')
    .values({
      slug,
      status: overrides.status ?? 'published',
      category: overrides.category ?? 'reports',
      title: `عنوان ${slug}`,
      summary: 'ملخص',
      body: JSON.stringify(body),
      competition_id: overrides.competitionId ?? null,
      match_id: overrides.matchId ?? null,
      is_automatic: overrides.isAutomatic ?? true,
      created_at: publishedAt,
      changed_at: publishedAt,
      published_at: publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = teams.map((team, position) => ({ article_id: id, position, team_id: team }));
  if (rows.length > 0) await db.insertInto('article_teams').values(rows).execute();
  return id;
}

/** The paragraphs of an article, as plain text. */
export const textOf = ({ body }: { body: readonly Block[] }): string => body.map(lineOf).join('\n');

const lineOf = (block: Block) => ('children' in block ? block.children.map(({ text }) => text).join('') : '');
