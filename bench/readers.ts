import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { storeArticle } from '@safira/testkit/articles';
import type { Db } from '../packages/store/src/db.ts';
import { startBenchEdge } from './edge.ts';
import { median } from './numbers.ts';
import type { Measured, Options, Row } from './report.ts';
import { startBenchWorld } from './world.ts';

const READERS = 10_000;
const SECONDS = 20;
const CONNECTIONS = 32;
/** How long a copy of news lives: so often the origin may be read. */
const COPY_SECONDS = 5;
const ROUNDS = 3;
const MOST_SECONDS = 10;
const POLL_MS = 100;
/** A copy that is still there by then stays for ever. */
const GIVE_UP_MS = 60_000;

/** NEWS-01, NEWS-04: what a crowd at one article costs the origin, and how long a withdrawn one is still served. */
export async function benchReaders(options: Options): Promise<Measured> {
  const seconds = options.isQuick ? SECONDS / 2 : SECONDS;
  const world = await startBenchWorld(['simulator', 'api', 'worker', 'web'], options);
  try {
    const { stack, db } = world;
    await startBenchEdge(stack, join(stack.folder, 'static'));
    const base = `http://127.0.0.1:${stack.ports.edge}`;
    const metrics = `http://127.0.0.1:${stack.ports.api + 1_000}/metrics`;
    const rows: Row[] = [];
    await storeArticle(db, { slug: 'readers-1', publishedAt: options.now });
    for (const path of ['/news/readers-1', '/api/news/readers-1']) {
      await read(base + path);
      const before = await answersOf(metrics);
      const took = await sendReaders(base + path, seconds);
      const answers = (await answersOf(metrics)) - before;
      const inTurn = answers / (took / COPY_SECONDS);
      rows.push({
        what: `${path.replace('readers-1', '…')}: ${READERS} readers, answers of the API in ${COPY_SECONDS} s`,
        unit: 'answers',
        ours: inTurn,
        rounds: { ours: [inTurn] },
        value: inTurn,
        // The first and the last turn are not whole ones.
        aim: { atMost: 1 + COPY_SECONDS / took },
        notes: { answers, seconds: took },
      });
    }
    return {
      rows: [...rows, ...(await measureWithdrawals(db, base, options.now))],
      conditions: { READERS, seconds },
    };
  } finally {
    await world.stop();
  }
}

/** What the API answered for an article, whether from memory or not. */
async function answersOf(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const counts = text.matchAll(
    /^safira_api_(?:seconds_count|hot_answers_total)\{[^}]*route="\/api\/news\/:slug"[^}]*\} (\d+)$/gm,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Spread evenly over the seconds; returns how many it really took. */
async function sendReaders(url: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  let sent = 0;
  const loop = async () => {
    for (let number = sent++; number < READERS; number = sent++) {
      const dueMs = begun + (number / READERS) * seconds * 1_000 - performance.now();
      if (dueMs > 1) await wait(dueMs);
      const { status } = await read(url, agent);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  agent.destroy();
  return (performance.now() - begun) / 1_000;
}

/** Where a reader or a program finds an article, and how it is seen there. */
const places: Record<string, (slug: string) => string> = {
  page: (slug) => `/news/${slug}`,
  'answer of the API': (slug) => `/api/news/${slug}`,
  'list of the site': () => '/news',
  'list of the API': () => '/api/news',
  'news about its team': () => '/api/news/about?subject=team&id=1',
  feed: () => '/api/news/feed.xml',
  sitemap: () => '/sitemaps/news.xml',
};

/** Read all the time, as a crowd would: an unread copy expires without being noticed. */
async function measureWithdrawals(db: Db, base: string, now: Date): Promise<Row[]> {
  const rounds = Object.fromEntries(Object.keys(places).map((name) => [name, [] as number[]]));
  const { api_id: team } = await db.selectFrom('teams').select('api_id').executeTakeFirstOrThrow();
  for (let round = 0; round < ROUNDS; round++) {
    const slug = `withdrawn-${round}`;
    const id = await storeArticle(db, { slug, publishedAt: new Date(now.getTime() + round), teams: [team] });
    const urlOf = (name: string) => base + places[name]!(slug).replace(/id=1$/, `id=${team}`);
    await Promise.all(Object.keys(places).map((name) => until(urlOf(name), slug, true)));
    await db.updateTable('articles').set({ status: 'withdrawn' }).where('id', '=', id).execute();
    const begun = performance.now();
    await Promise.all(
      Object.keys(places).map(async (name) => {
        await until(urlOf(name), slug, false);
        rounds[name]!.push((performance.now() - begun) / 1_000);
      }),
    );
  }
  return Object.entries(rounds).map(([name, ours]) => ({
    what: `withdrawn, gone from: ${name}`,
    unit: 's',
    ours: median(ours),
    rounds: { ours },
    value: Math.max(...ours),
    aim: { atMost: MOST_SECONDS },
  }));
}

async function until(url: string, slug: string, isThere: boolean): Promise<void> {
  const deadline = performance.now() + GIVE_UP_MS;
  while (performance.now() < deadline) {
    const { status, body } = await read(url);
    // A page that is missing repeats its address.
    if ((status === 200 && body.includes(slug)) === isThere) return;
    await wait(POLL_MS);
  }
  throw new Error(`${url} ${isThere ? 'never showed' : 'still shows'} ${slug}`);
}

function read(url: string, agent?: Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { ...(agent && { agent }) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    }).on('error', reject);
  });
}
