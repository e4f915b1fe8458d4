import pg from 'pg';
import { databaseUrl, databaseUser } from '@safira/testkit/engines';
import { openDb } from '../packages/store/src/db.ts';
import { type ArticleReads, makeArticleReads } from './growth/article-reads.ts';
import { administer, fill } from './growth/database.ts';
import { growArticles } from './growth/fill-articles.ts';
import { type Figures, measureRead } from './growth/measure.ts';
import type { Draw } from './growth/read.ts';
import { median } from './numbers.ts';
import type { Measured, Options, Row } from './report.ts';

const SIZES = [100, 10_000, 1_000_000];
const QUICK_SIZES = [100, 10_000, 100_000];
/** What the articles are about; `growth` has more of them. */
const MATCHES = 20_000;
const ARGUMENTS = 300;
const QUICK_ARGUMENTS = 50;
const FLAT = 1.5;
/** The last page of a hundred articles; of the others one that few readers ever open. */
const deepPageOf = (articles: number) => (articles < 10_000 ? 8 : 800);

type Made = { name: string; articles: number; seconds: number };
type Size = {
  articles: number;
  seconds: number;
  gigabytes: number;
  figures: Record<keyof ArticleReads, Figures>;
};

/** NEWS-01: the same reads of news with a hundred, ten thousand and a million articles. */
export async function benchNews({ isQuick, isKept, now }: Options & { isKept: boolean }): Promise<Measured> {
  const made: Made[] = [];
  try {
    for (const articles of isQuick ? QUICK_SIZES : SIZES) {
      made.push(await make(articles, { before: made.at(-1), now }));
      console.log(`${articles} articles after ${made.at(-1)!.seconds.toFixed(0)} s`);
    }
    const sizes = await measure(made, { count: isQuick ? QUICK_ARGUMENTS : ARGUMENTS, now });
    return { rows: readKeys.map((key) => rowOf(key, sizes)), conditions: conditionsOf(sizes) };
  } finally {
    for (const { name } of isKept ? [] : made)
      await administer(`drop database if exists ${name} with (force)`);
  }
}

/** Each is grown from a copy of the one before. */
async function make(
  articles: number,
  { before, now }: { before: Made | undefined; now: Date },
): Promise<Made> {
  const started = performance.now();
  const name = `safira_bench_news_${articles}`;
  const copied = before ? `template ${before.name} strategy file_copy` : '';
  await administer(`drop database if exists ${name} with (force)`);
  await administer(`create database ${name} owner ${databaseUser('migrator')} ${copied}`);
  if (!before) await fill(name, { from: 0, to: MATCHES, now });
  const client = new pg.Client({ connectionString: databaseUrl('admin', name) });
  await client.connect();
  await growArticles(client, { from: before?.articles ?? 0, to: articles, now });
  await client.end();
  return { name, articles, seconds: (performance.now() - started) / 1_000 };
}

async function measure(made: readonly Made[], { count, now }: { count: number; now: Date }): Promise<Size[]> {
  const open = await Promise.all(
    made.map(async ({ name, articles, seconds }) => {
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
      return { db, reads, size: { articles, seconds, gigabytes: rows[0]!.gigabytes } };
    }),
  );
  const sizes = open.map(({ size }) => ({ ...size, figures: {} as Size['figures'] }));
  for (const key of readKeys) {
    const figures = await measureRead(open.map(({ reads }) => reads[key]));
    for (const [index, size] of sizes.entries()) size.figures[key] = figures[index]!;
  }
  await Promise.all(open.map(({ db }) => db.destroy()));
  return sizes;
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

/** With the most articles against the fewest; no page of a hundred is deep, so that one is compared with the middle. */
function rowOf(key: keyof ArticleReads, sizes: readonly Size[]): Row {
  const [last, first] = [sizes.at(-1)!, sizes[key === 'deep' ? 1 : 0]!];
  const [ours, against] = [last.figures[key].p50, first.figures[key].p50];
  return {
    what: `${names[key]} : with ${first.articles}`,
    unit: 'ms p50',
    ours: median(ours),
    against: median(against),
    rounds: { ours, against },
    value: median(ours) / median(against),
    aim: { atMost: FLAT },
    notes: Object.fromEntries(
      sizes.map(({ articles, figures }) => [
        articles,
        `p50 ${median(figures[key].p50).toFixed(2)} p99 ${median(figures[key].p99).toFixed(2)}`,
      ]),
    ),
  };
}

const conditionsOf = (sizes: readonly Size[]): Measured['conditions'] =>
  Object.fromEntries(
    sizes.map(({ articles, seconds, gigabytes }) => [
      `${articles} articles`,
      `filled in ${seconds.toFixed(0)} s, ${gigabytes.toFixed(2)} GB`,
    ]),
  );
