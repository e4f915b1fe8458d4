import pg from 'pg';
import { dateIn } from '@safira/football/time/days';
import { openDb } from '@safira/store/db';
import { openRedis } from '@safira/store/redis';
import { commands, queryDatabase, waitFor } from '@safira/testkit/stack';
import { mainStack } from '../e2e/support/stack.ts';
import { restoreWorld } from '../e2e/world/restore.ts';
import { readFacts } from '../e2e/world/world.ts';
import { assertCommits, commitsOf, compare, makeDropCaches, statementsOf, timed } from './cold.ts';
import { median } from './numbers.ts';
import { openRenderer } from './page-renderer.ts';
import type { Measured, Options, Row } from './report.ts';

const AIM = 2.5;
const ZONE = 'Asia/Riyadh';

const TEAM = '/team/al-hilal-saudi-fc-2932';
const addressesIn = (database: string) => ({
  home: '/',
  standings: '/competition/307',
  'matches of a competition': '/competition/307?tab=matches',
  'leaders of a competition': '/competition/307?tab=leaders',
  team: TEAM,
  squad: `${TEAM}?tab=squad`,
  player: `/player/${queryDatabase(database, 'select min(player_id) from player_seasons')}`,
  search: '/search?q=%D8%B5%D9%84%D8%A7%D8%AD',
});

/** The time to make a page with empty caches, on the stored world, compared with its SQL and its rendering alone. */
export async function benchPages({ isQuick }: Options): Promise<Measured> {
  const stack = mainStack();
  const now = Date.parse(readFacts().now);
  restoreWorld(stack);
  stack.start('api', commands.api);
  const api = `http://127.0.0.1:${stack.ports.api}`;
  const db = openDb(stack.env.DATABASE_URL!, { max: 2 });
  const redis = openRedis(stack.env.REDIS_URL!);
  const client = new pg.Client({ connectionString: stack.env.DATABASE_URL });
  try {
    await client.connect();
    await waitFor(`${api}/api/health`, { status: 200 });
    const renderer = await openRenderer({ api, zone: ZONE, today: dateIn(ZONE, now) });
    const dropCaches = await makeDropCaches(db, redis);
    const counts = { rounds: 3, calls: isQuick ? 10 : 40 };
    const rows: Row[] = [];
    for (const [what, address] of Object.entries(addressesIn(stack.name))) {
      const answers = await renderer.make(address);
      const found = await Promise.all(
        answers.map(({ path }) =>
          statementsOf(db, redis, { url: new URL(`${api}/api${path}`), now: () => now }),
        ),
      );
      const statements = found.flat();
      const page = async () => {
        await dropCaches();
        return timed(() => renderer.make(address));
      };
      const bare = async () => {
        const sqlMs = await timed(async () => {
          for (const statement of statements) await client.query(statement);
        });
        return sqlMs + (await renderer.renderingMs(address, answers));
      };
      const before = await commitsOf(client);
      const { ours, against } = await compare(page, bare, counts);
      await assertCommits(client, before + 2 * statements.length * counts.calls * counts.rounds);
      rows.push({
        what: `cold page, ${what} : its SQL and its rendering`,
        unit: 'ms, p50',
        ours: median(ours),
        against: median(against),
        rounds: { ours, against },
        value: median(ours) / median(against),
        aim: { atMost: AIM },
        notes: { calls: answers.length, statements: statements.length },
      });
    }
    return { rows, conditions: { world: readFacts().now } };
  } finally {
    await client.end();
    redis.disconnect();
    await db.destroy();
    await stack.stop();
  }
}
