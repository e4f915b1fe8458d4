import pg from 'pg';
import { databaseUrl } from '@safira/testkit/engines';
import { openDb } from '../packages/store/src/db.ts';
import { type ArticleReads, makeArticleReads } from './growth/article-reads.ts';
import { fill } from './growth/database.ts';
import { growArticles } from './growth/fill-articles.ts';
import type { Figures } from './growth/measure.ts';
import type { Draw } from './growth/read.ts';
import { growthRow, type Made, measureReads, withSizes } from './growth/sizes.ts';
import type { Measured, Options, Row } from './report.ts';

const SIZES = [100, 10_000, 1_000_000];
const QUICK_SIZES = [100, 10_000, 100_000];
/** What the articles are about; `growth` has more of them. */
const MATCHES = 20_000;
const ARGUMENTS = 300;
const QUICK_ARGUMENTS = 50;
/** The last page of a hundred articles; of the others one that few readers ever open. */
const deepPageOf = (articles: number) => (articles < 10_000 ? 8 : 800);

type Size = {
  articles: number;
  seconds: number;
  gigabytes: number;
  figures: Record<keyof ArticleReads, Figures>;
};

/** NEWS-01: the same reads of news with a hundred, ten thousand and a million articles. */
export const benchNews = ({ isQuick, isKept, now }: Options & { isKept: boolean }): Promise<Measured> =>
  withSizes(
    {
      prefix: 'safira_bench_news',
      sizes: isQuick ? QUICK_SIZES : SIZES,
      unit: 'articles',
      isKept,
      grow: (name, step) => grow(name, { ...step, now }),
    },
    async (made) => {
      const sizes = await measure(made, { count: isQuick ? QUICK_ARGUMENTS : ARGUMENTS, now });
      return { rows: readKeys.map((key) => rowOf(key, sizes)), conditions: conditionsOf(sizes) };
    },
  );

async function grow(name: string, step: { from: number; to: number; now: Date }): Promise<void> {
  if (step.from === 0) await fill(name, { from: 0, to: MATCHES, now: step.now });
  const client = new pg.Client({ connectionString: databaseUrl('admin', name) });
  await client.connect();
  await growArticles(client, step);
  await client.end();
}

async function measure(made: readonly Made[], { count, now }: { count: number; now: Date }): Promise<Size[]> {
  const open = await Promise.all(
    made.map(async ({ name, size: articles, seconds }) => {
      const client = new pg.Client({ connectionString: databaseUrl('admin', name) });
      await client.connect();
      const drawn: Draw = async <T extends pg.QueryResultRow>(statement: string) =>
        (await client.query<T>(`select * from (${statement}) as d order by random limit ${count}`)).rows;
      const db = openDb(databaseUrl('api', name));
      const deepPage = deepPageOf(articles);
      const reads = await makeArticleReads(db, { drawn, count, deepPage, now: now.getTime() });
      const { rows } = await client.query<{ gigabytes: number }>(
        'select pg_database_size(current_database()) / 1e9::float8 as gigabytes',
      );
      await client.end();
      return { db, reads, facts: { articles, seconds, gigabytes: rows[0]!.gigabytes } };
    }),
  );
  const figures = await measureReads(
    readKeys,
    open.map(({ reads }) => reads),
  );
  await Promise.all(open.map(({ db }) => db.destroy()));
  return open.map(({ facts }, index) => ({ ...facts, figures: figures[index]! }));
}

const names: Record<keyof ArticleReads, string> = {
  front: 'first page of news',
  category: 'a category',
  competition: 'a competition',
  deep: 'a deep page',
  article: 'an article',
  about: 'news of a team',
  newsroom: 'list of the newsroom',
  newsroomSearch: 'search of the newsroom',
};
const readKeys = Object.keys(names) as (keyof ArticleReads)[];

/** No page of a hundred articles is deep, so that one is compared with the middle. */
function rowOf(key: keyof ArticleReads, sizes: readonly Size[]): Row {
  const all = sizes.map(({ articles, figures }) => ({ label: String(articles), figures: figures[key] }));
  return growthRow(names[key], { small: all[key === 'deep' ? 1 : 0]!, large: all.at(-1)!, all });
}

const conditionsOf = (sizes: readonly Size[]): Measured['conditions'] =>
  Object.fromEntries(
    sizes.map(({ articles, seconds, gigabytes }) => [
      `${articles} articles`,
      `filled in ${seconds.toFixed(0)} s, ${gigabytes.toFixed(2)} GB`,
    ]),
  );
