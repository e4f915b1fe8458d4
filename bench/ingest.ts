import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDb } from '../packages/store/src/db.ts';
import { freshState, makeStack, shiftedPorts, type Stack, waitFor } from '@safira/testkit/stack';
import type { BareAnswer } from './bare-server.ts';
import { makeBare } from './ingest/bare.ts';
import { profiled } from './ingest/cpu-profile.ts';
import { type LiveList, makeLiveList, MATCHES } from './ingest/live-list.ts';
import { type Ours, type Spent, startOurs } from './ingest/ours.ts';
import { timeStatements } from './ingest/statements.ts';
import { median } from './numbers.ts';
import type { Measured, Options, Row } from './report.ts';
import { BARE_PORT, resultsFolder } from './world.ts';

const AIM = 0.5;
const ROUNDS = 3;
const POLLS = 60;
const QUICK_POLLS = 12;

type Bare = Awaited<ReturnType<typeof makeBare>>;
type Round = { ours: Spent[]; all: number[]; changed: number[]; events: number };

/** One poll of 150 changed matches, from its bytes to the last message, against bare upserts of the same rows. */
export async function benchIngest({ isQuick, isProfiled, now }: Options): Promise<Measured> {
  const stack = makeStack({ name: 'safira_bench_ingest', ports: shiftedPorts(15_400), redisDb: 12 });
  freshState(stack);
  const url = stack.env.DATABASE_URL!;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db = openDb(url);
  const list = makeLiveList(now);
  const edge = await startSink(stack, list);
  const polls = isQuick ? QUICK_POLLS : POLLS;
  try {
    const bare = await makeBare(client);
    const tools = { redisUrl: stack.env.REDIS_URL!, edge };
    const ours = await startOurs({ db, ...tools });
    const play = (round: number) => playRound({ list, ours, bare, client }, { round, polls });
    // A whole round to warm up: code gets compiled, and every player who scores or is booked gets stored.
    await play(0);
    const measure = async () => {
      const rounds: Round[] = [];
      for (let round = 1; round <= ROUNDS; round++) rounds.push(await play(round));
      return rounds;
    };
    const rounds = isProfiled ? await profiled(profileFile, measure) : await measure();
    await ours.stop();
    const watched = await watch({ list, bare, client, polls }, { ...tools, db });
    return { rows: rowsOf(rounds), conditions: conditionsOf(rounds, { polls, watched, list }) };
  } finally {
    await db.destroy();
    await client.end();
    await stack.stop();
  }
}

const profileFile = join(resultsFolder, 'profile', 'ingest.cpuprofile');

type Tools = { list: LiveList; ours: Ours; bare: Bare; client: pg.Client };

async function playRound(
  { list, ours, bare, client }: Tools,
  { round, polls }: { round: number; polls: number },
): Promise<Round> {
  const ids = list.ids(round);
  const done: Round = { ours: [], all: [], changed: [], events: 0 };
  const bodies = Array.from({ length: polls + 1 }, (_, poll) => list.body({ round, poll }));
  for (const [poll, body] of bodies.entries()) {
    const spent = await ours.poll(body);
    if (poll === 0) await ours.publishRest();
    if (poll === 0) await saveLineups(client, list.lineups(round));
    if (!(await ours.isAllPublished())) throw new Error('not all changes of a poll were published');
    const rows = await bare.read(ids);
    const turns: [number[], typeof rows.all][] = [
      [done.all, rows.all],
      [done.changed, rows.changed],
    ];
    for (const [times, part] of poll % 2 ? turns.toReversed() : turns) times.push(await bare.write(part));
    done.ours.push(spent);
    done.events += rows.events / polls;
  }
  // The first poll is not counted: it inserts all matches instead of updating them.
  for (const times of [done.ours, done.all, done.changed]) times.shift();
  return done;
}

/** Line-ups are stored while a match is played, so they must be stored while it is measured. */
async function saveLineups(client: pg.Client, rows: ReturnType<LiveList['lineups']>): Promise<void> {
  await client.query(
    'insert into match_details (match_id, lineups) select * from unnest($1::int[], $2::jsonb[])',
    [rows.map(({ id }) => id), rows.map(({ lineups }) => lineups)],
  );
}

/** Stands for the edge: accepts every message that is posted, and answers 404 to the reads that warm the cache. */
async function startSink(stack: Stack, list: LiveList): Promise<string> {
  const rounds = Array.from({ length: ROUNDS + 2 }, (_, round) => round);
  const channels = ['matches', ...rounds.flatMap((round) => list.ids(round).map((id) => `match/${id}`))];
  const taken: BareAnswer = { headers: { 'content-type': 'text/plain' }, bodyBase64: '' };
  const file = join(stack.folder, 'sink.json');
  mkdirSync(stack.folder, { recursive: true });
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(channels.map((channel) => [`/publish/${channel}`, taken]))),
  );
  stack.start('sink', ['node', 'bench/bare-server.ts', String(BARE_PORT), file]);
  const address = `http://127.0.0.1:${BARE_PORT}`;
  await waitFor(address, { status: 404 });
  return address;
}

const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0);
const wholeOf = ({ map, save, publish }: Spent) => map + save + publish;
const perSecond = (times: readonly number[]) => (MATCHES * times.length * 1_000) / sum(times);

function rowsOf(rounds: readonly Round[]): Row[] {
  const ours = rounds.map((round) => perSecond(round.ours.map(wholeOf)));
  const rowOf = (what: string, against: number[]): Row => ({
    what,
    unit: 'matches/s',
    ours: median(ours),
    against: median(against),
    rounds: { ours, against },
    value: median(ours.map((own, round) => own / against[round]!)),
    aim: { atLeast: AIM },
  });
  return [
    rowOf(
      'poll : upserts of all its rows',
      rounds.map(({ all }) => perSecond(all)),
    ),
    rowOf(
      'poll : upserts of the changed rows',
      rounds.map(({ changed }) => perSecond(changed)),
    ),
  ];
}

/** One more round with every statement timed, to find what part of storing is the log. */
async function watch(
  { polls, ...round }: Omit<Tools, 'ours'> & { polls: number },
  { db, ...tools }: Parameters<typeof startOurs>[0],
): Promise<Map<string, number>> {
  const timed = timeStatements(db);
  const ours = await startOurs({ db: timed.db, ...tools });
  await playRound({ ...round, ours }, { round: ROUNDS + 1, polls });
  await ours.stop();
  const spent = [...timed.take()].map(([name, ms]) => [name, ms / (polls + 1)] as const);
  return new Map(spent.toSorted((a, b) => b[1] - a[1]));
}

function conditionsOf(
  rounds: readonly Round[],
  { polls, watched, list }: { polls: number; watched: Map<string, number>; list: LiveList },
): Measured['conditions'] {
  const ms = (pick: (spent: Spent) => number) => median(rounds.flatMap(({ ours }) => ours.map(pick)));
  const isLog = (name: string) => /match_changes|nextval|pg_notify/.test(name);
  const log = sum(
    [...watched].flatMap(([name, spent]) => (isLog(name) && !name.startsWith('select from') ? spent : [])),
  );
  const dearest = [...watched].slice(0, 8).map(([name, spent]) => `${name} ${spent.toFixed(1)}`);
  return {
    matches: MATCHES,
    pollsARound: polls,
    eventsStored: Math.round(median(rounds.map(({ events }) => events))),
    bytesOfAPoll: Buffer.byteLength(list.body({ round: 1, poll: Math.floor(polls / 2) })),
    'ms to map': ms(({ map }) => map),
    'ms to diff and write': ms(({ save }) => save) - log,
    'ms to log': log,
    'ms to publish': ms(({ publish }) => publish),
    'ms in all': ms(wholeOf),
    'ms bare, all rows': median(rounds.flatMap(({ all }) => all)),
    'ms bare, changed rows': median(rounds.flatMap(({ changed }) => changed)),
    'dearest statements, ms': dearest.join('; '),
  };
}
