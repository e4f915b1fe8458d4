import { sql } from 'kysely';
import { clubAbroad } from '@safira/arabic/names/club-abroad';
import type { Article, ArticleCard, Category } from '@safira/contract/news/articles';
import type { Block, Picture } from '@safira/contract/news/body';
import { LARGEST_ID } from '@safira/contract/parts';
import type { Db } from '../db.ts';
import { findListedMatch } from '../matches/matches.ts';
import { pictureAddress } from '../media/media.ts';
import { listMatchesInOrder } from '../teams/matches.ts';
import { articlePicture } from './pictures.ts';

export type Filter = { category?: Category | undefined; competition?: number | undefined };

/** NEWS-01: a page of published articles, the newest first. */
export async function listArticles(
  db: Db,
  {
    page,
    limit,
    except = [],
    ...filter
  }: Filter & { page: number; limit: number; except?: readonly number[] },
): Promise<ArticleCard[]> {
  const rows = await selectCards(db)
    .where((eb) => eb.and(matching(filter)))
    .$if(except.length > 0, (query) => query.where('a.id', 'not in', except))
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(toCard);
}

/** How many there are; of very many only that there are at least `most`. */
export async function countArticles(db: Db, filter: Filter, most: number): Promise<number> {
  const listed = db
    .selectFrom('articles as a')
    .select('a.id')
    .where((eb) => eb.and(matching(filter)))
    .limit(most)
    .as('listed');
  const { count } = await db
    .selectFrom(listed)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const matching = ({ category, competition }: Filter) => [
  sql<boolean>`a.status = 'published'`,
  ...(category === undefined ? [] : [sql<boolean>`a.category = ${category}`]),
  ...(competition === undefined ? [] : [sql<boolean>`a.competition_id = ${competition}`]),
];

/** What is stored of a published article; `content` is made from its body. */
export type StoredArticle = Omit<Article, 'content'>;

/** NEWS-02: by its slug or its id. */
export async function findArticle(db: Db, key: string): Promise<StoredArticle | undefined> {
  const id = /^[1-9]\d{0,9}$/.test(key) ? Number(key) : undefined;
  const row = await selectCards(db)
    .select(['a.body', 'a.match_id'])
    .where('a.status', '=', 'published')
    .where((eb) =>
      id === undefined || id > LARGEST_ID
        ? eb('a.slug', '=', key)
        : eb.or([eb('a.id', '=', id), eb('a.slug', '=', key)]),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const body = row.body as unknown as Block[]; // written by this package only
  const shown = body.flatMap((block) => (block.type === 'match' ? [block.id] : []));
  const [match, matches, corrections] = await Promise.all([
    row.match_id === null ? undefined : findListedMatch(db, row.match_id),
    shown.length === 0 ? [] : listMatchesInOrder(db, [...new Set(shown)]),
    listCorrections(db, row.id),
  ]);
  return {
    ...toCard(row),
    body,
    match: match ?? null,
    matches,
    corrections,
  };
}

async function listCorrections(db: Db, articleId: number): Promise<Article['corrections']> {
  const rows = await db
    .selectFrom('corrections')
    .select(['corrected_at', 'text'])
    .where('article_id', '=', articleId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ at: row.corrected_at.toISOString(), text: row.text ?? '' }));
}

type StoredTeam = {
  id: number;
  slug: string;
  name: string;
  originalName: string;
  country: string | null;
  picture: string | null;
};

export function selectCards(db: Db) {
  return db
    .selectFrom('articles as a')
    .leftJoin('competitions as c', 'c.api_id', 'a.competition_id')
    .leftJoin('users as u', 'u.id', 'a.author')
    .select(['a.id', 'a.slug', 'a.title', 'a.summary', 'a.category', 'a.is_automatic', 'a.competition_id'])
    .select(['a.created_at', 'a.published_at', 'u.name as author_name', 'a.picture'])
    .select(['c.name as competition_name', 'c.arabic_name as competition_arabic'])
    .select(['c.picture as competition_picture', 'c.country as competition_country'])
    .select(
      sql<StoredTeam[]>`array(
        select jsonb_build_object('id', t.api_id, 'slug', t.slug, 'name', t.arabic_name, 'originalName', t.name,
          'country', t.country, 'picture', t.picture)
        from article_teams of join teams t on t.api_id = of.team_id
        where of.article_id = a.id order by of.position)`.as('teams'),
    );
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

export const toCard = (row: CardRow): ArticleCard => ({
  id: row.id,
  slug: row.slug!, // of a published article, as the table checks
  title: row.title,
  summary: row.summary,
  category: row.category as Category, // the column allows no other
  isAutomatic: row.is_automatic,
  images: imagesOf(row.picture as unknown as Picture | null),
  publishedAt: row.published_at!.toISOString(), // likewise
  createdAt: row.created_at.toISOString(),
  reporter: row.author_name === null ? null : { name: row.author_name },
  competition:
    row.competition_id === null
      ? null
      : {
          id: row.competition_id,
          name: row.competition_arabic!,
          originalName: row.competition_name!,
          logo: pictureAddress(row.competition_picture, 'small'),
        },
  teams: row.teams.map((team) => ({
    id: team.id,
    _id: team.slug,
    name: row.competition_country === null ? team.name : clubAbroad(team, row.competition_country),
    originalName: team.originalName,
    logo: pictureAddress(team.picture, 'small'),
  })),
});

function imagesOf(stored: Picture | null): ArticleCard['images'] {
  if (!stored) return [];
  const { picture, ...image } = stored;
  return [{ ...image, url: articlePicture(picture) }];
}
