import { setTimeout as wait } from 'node:timers/promises';
import { teams } from '../apps/simulator/src/world/teams.ts';
import { commands, makeStack, shiftedPorts, waitFor } from '@safira/testkit/stack';
import { median } from './numbers.ts';
import { cpuSeconds, memoryOf } from '@safira/testkit/processes';
import type { Measured, Options } from './report.ts';

const MATCHES = 300;
const ROUNDS = 3;
const ROUND_S = 60;
/** As a worker follows them: the live list four times a minute, each match whole once a minute, twenty to a call. */
const LISTS = 4;
const IDS_PER_CALL = 20;

type Live = { live: { fixture: number }[] };

/** What 300 matches at once cost the simulator at its real pace, polled as our own worker polls. */
export async function benchSimulator({ isQuick, now }: Options): Promise<Measured> {
  const start = now.toISOString();
  const stack = makeStack({
    name: 'safira_bench_simulator',
    ports: shiftedPorts(15_400),
    env: {
      SIMULATOR_MODE: 'calendar',
      SIMULATOR_PLAN: 'Mega',
      CLOCK_SPEED: '1',
      CLOCK_START: start,
      CLOCK_ORIGIN: start,
      NODE_ENV: 'production',
    },
  });
  const address = `http://127.0.0.1:${stack.ports.simulator}`;
  const child = stack.start('simulator', commands.simulator);
  try {
    await waitFor(`${address}/status`);
    await fillTheVenues(address);
    await toTheLastQuarter(address, now);
    const seconds = isQuick ? 15 : ROUND_S;
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await follow(address, child.pid!, seconds));
    const cores = rounds.map(({ core }) => core);
    const lists = rounds.map(({ listMs }) => median(listMs));
    const slowest = rounds.map(({ listMs }) => Math.max(...listMs));
    return {
      rows: [
        { what: 'one core, percent', unit: '%', ...measured(cores, 30) },
        { what: 'live=all, median', unit: 'ms', ...measured(lists, 100) },
        { what: 'live=all, slowest', unit: 'ms', ...measured(slowest, 100) },
      ],
      conditions: {
        liveMatches: rounds.map(({ live }) => live).join(' '),
        secondsARound: seconds,
        bytesOfTheList: rounds[0]!.bytes,
        residentMb: Math.round(memoryOf([child.pid!]).rss / 1e6),
      },
    };
  } finally {
    await stack.stop();
  }
}

const measured = (ours: number[], atMost: number) => ({
  ours: median(ours),
  rounds: { ours },
  value: median(ours),
  aim: { atMost },
});

/** Puts every team in a match or two, because there are fewer than six hundred teams. */
async function fillTheVenues(address: string): Promise<void> {
  const { live } = (await (await fetch(`${address}/control/live`)).json()) as Live;
  for (let i = live.length; i < MATCHES; i++) {
    const answer = await fetch(`${address}/control/derby`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        league: 39,
        home: teams[(2 * i) % teams.length]!.id,
        away: teams[(2 * i + 1) % teams.length]!.id,
        mayPlayTwice: true,
      }),
    });
    if (!answer.ok) throw new Error(`the simulator refused a match: ${await answer.text()}`);
  }
}

/** Late in a match its answers are longest. */
async function toTheLastQuarter(address: string, now: Date): Promise<void> {
  const later = new Date(now.getTime() + 85 * 60_000);
  await fetch(`${address}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: later.toISOString() }),
  });
}

async function follow(address: string, pid: number, seconds: number) {
  const listMs: number[] = [];
  let bytes = 0;
  let ids: number[] = [];
  const before = cpuSeconds([pid]);
  const started = performance.now();
  const calls = Math.max(1, Math.round((LISTS * seconds) / 60));
  for (let call = 0; call < calls; call++) {
    const sentAt = performance.now();
    const text = await (await fetch(`${address}/fixtures?live=all`)).text();
    listMs.push(performance.now() - sentAt);
    bytes = text.length;
    const { response } = JSON.parse(text) as { response: { fixture: { id: number } }[] };
    ids = response.map(({ fixture }) => fixture.id);
    for (let at = call; at * IDS_PER_CALL < ids.length; at += LISTS) {
      const group = ids.slice(at * IDS_PER_CALL, (at + 1) * IDS_PER_CALL);
      await (await fetch(`${address}/fixtures?ids=${group.join('-')}`)).arrayBuffer();
      await wait(250);
    }
    await wait(Math.max(0, started + ((call + 1) * seconds * 1_000) / calls - performance.now()));
  }
  const spent = (performance.now() - started) / 1_000;
  return { core: ((cpuSeconds([pid]) - before) / spent) * 100, listMs, bytes, live: ids.length };
}
