import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endChild } from '@safira/testkit/stack';
import { startBenchEdge } from './edge.ts';
import { compile, type Program, startProgram } from './native.ts';
import { median } from './numbers.ts';
import { cpuSeconds, memoryOf, openFilesOf } from '@safira/testkit/processes';
import type { Measured, Options, Row } from './report.ts';
import { type BenchWorld, FLOOR_PORT, startBenchWorld } from './world.ts';

const STREAMS = 10_000;
/** Left for logs, files and connections to the origins. */
const SPARE_FILES = 500;
const ROUNDS = 3;
const PAUSE_MS = 400;
const AIMS = { timesFloor: 2, lastMs: 1_000, bytesPerStream: 20 * 1_024 };

type Plan = { streams: number; messages: number; clients: string; floor: string; sample: string };
type NginxRound = {
  usPerDelivery: number;
  lastMs: number[];
  firstMs: number[];
  openMs: number;
  idleBytes: number;
  usedBytes: number;
  usedRssBytes: number;
  streamsOfWorkers: number[];
};

export async function benchPush(options: Options): Promise<Measured> {
  const mayOpen = Number(
    execFileSync('bash', ['-c', 'ulimit -Hn']).toString().replace('unlimited', '1048576'),
  );
  const plan: Plan = {
    streams: Math.min(STREAMS, mayOpen - SPARE_FILES),
    messages: options.isQuick ? 5 : 20,
    clients: compile('push-clients'),
    floor: compile('floor'),
    sample: '',
  };
  const world = await startBenchWorld(['simulator', 'api', 'worker'], options);
  plan.sample = join(world.stack.folder, 'message.txt');
  try {
    const nginx: NginxRound[] = [];
    const floor: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // nginx first: the floor sends the bytes that nginx was seen to send.
      nginx.push(await measureNginx(world, plan));
      floor.push(await measureFloor(plan));
    }
    return {
      rows: rowsOf(nginx, floor),
      conditions: {
        streams: plan.streams,
        messagesPerRound: plan.messages,
        bytesPerMessage: readFileSync(plan.sample).length,
        streamsOfWorkers: nginx.map(({ streamsOfWorkers }) => streamsOfWorkers.join('+')).join(' '),
      },
    };
  } finally {
    await world.stop();
  }
}

/** A new nginx each time: memory that an earlier round gave back to the process would hide what this one takes. */
async function measureNginx({ stack, day }: BenchWorld, plan: Plan): Promise<NginxRound> {
  const files = join(stack.folder, 'static');
  mkdirSync(files, { recursive: true });
  const edge = await startBenchEdge(stack, files);
  await wait(1_000);
  const empty = memoryOf(edge.pids());
  const clients = startProgram(plan.clients, [
    String(stack.ports.edge),
    '/live/matches',
    String(plan.streams),
    plan.sample,
  ]);
  const [, , openMs] = await clients.waitForLine('open');
  await wait(1_000);
  const idle = memoryOf(edge.pids());
  const streamsOfWorkers = edge.pids().slice(1).map(openFilesOf);

  const lastMs: number[] = [];
  const firstMs: number[] = [];
  const before = cpuSeconds(edge.pids());
  for (let message = 0; message < plan.messages; message++) {
    const { storedAtNs } = await day.score();
    const [, , , first, last] = await clients.waitForLine('seq');
    firstMs.push(Number(BigInt(first!) - storedAtNs) / 1e6);
    lastMs.push(Number(BigInt(last!) - storedAtNs) / 1e6);
    await wait(PAUSE_MS);
  }
  const spent = cpuSeconds(edge.pids()) - before;
  const used = memoryOf(edge.pids());
  await clients.end();
  await endChild(edge.child);
  return {
    usPerDelivery: (spent * 1e6) / (plan.messages * plan.streams),
    lastMs,
    firstMs,
    openMs: Number(openMs),
    idleBytes: (idle.pss - empty.pss) / plan.streams,
    usedBytes: (used.pss - empty.pss) / plan.streams,
    usedRssBytes: (used.rss - empty.rss) / plan.streams,
    streamsOfWorkers,
  };
}

async function measureFloor(plan: Plan): Promise<number> {
  const sender = startProgram(plan.floor, [String(FLOOR_PORT)]);
  await sender.waitForLine('ready');
  const clients = startProgram(plan.clients, [String(FLOOR_PORT), '/', String(plan.streams), '/dev/null']);
  await clients.waitForLine('open');
  await wait(1_000);
  const sample = readFileSync(plan.sample, 'utf8');
  const before = cpuSeconds([sender.pid]);
  for (let message = 1; message <= plan.messages; message++) {
    send(sender, renumbered(sample, message));
    await clients.waitForLine('seq');
    await wait(PAUSE_MS);
  }
  const spent = cpuSeconds([sender.pid]) - before;
  await clients.end();
  await sender.end();
  return (spent * 1e6) / (plan.messages * plan.streams);
}

function send(sender: Program, text: string): void {
  const bytes = Buffer.from(text);
  sender.write(Buffer.concat([Buffer.from(`send ${bytes.length}\n`), bytes]));
}

/** The same bytes except for the seq, with as many digits, by which the clients distinguish messages. */
function renumbered(sample: string, message: number): string {
  return sample.replace(/"prev":(\d+),"seq":(\d+)/, (_, prev: string, seq: string) => {
    const next = String(Number(prev) + message).padStart(seq.length, '0');
    if (next.length !== seq.length)
      throw new Error('the seqs of the log are about to grow a digit: run again');
    return `"prev":${prev},"seq":${next}`;
  });
}

function rowsOf(nginx: readonly NginxRound[], floor: number[]): Row[] {
  const perDelivery = nginx.map(({ usPerDelivery }) => usPerDelivery);
  const used = nginx.map(({ usedBytes }) => usedBytes);
  const last = nginx.map(({ lastMs }) => median(lastMs));
  return [
    {
      what: 'delivery : one send()',
      unit: 'CPU us',
      ours: median(perDelivery),
      against: median(floor),
      rounds: { ours: perDelivery, against: floor },
      value: median(perDelivery) / median(floor),
      aim: { atMost: AIMS.timesFloor },
    },
    {
      what: 'stored to last client',
      unit: 'ms, p50',
      ours: median(last),
      rounds: { ours: last },
      value: median(last),
      aim: { atMost: AIMS.lastMs },
      notes: {
        firstClientMs: median(nginx.flatMap(({ firstMs }) => firstMs)),
        openAllMs: median(nginx.map(({ openMs }) => openMs)),
      },
    },
    {
      what: 'stored to last client, worst',
      unit: 'ms',
      ours: Math.max(...nginx.flatMap(({ lastMs }) => lastMs)),
      rounds: { ours: nginx.map(({ lastMs }) => Math.max(...lastMs)) },
      value: Math.max(...nginx.flatMap(({ lastMs }) => lastMs)),
      aim: { atMost: AIMS.lastMs },
    },
    {
      what: 'memory of a stream',
      unit: 'bytes',
      ours: median(used),
      rounds: { ours: used },
      value: median(used),
      aim: { atMost: AIMS.bytesPerStream },
      notes: {
        idleBytes: median(nginx.map(({ idleBytes }) => idleBytes)),
        residentBytes: median(nginx.map(({ usedRssBytes }) => usedRssBytes)),
      },
    },
  ];
}
