import { commands, freshState, makeStack, shiftedPorts, waitFor } from '@safira/testkit/stack';
import { cpuSeconds } from '@safira/testkit/processes';
import { makePasswords, standardCosts } from '../apps/api/src/accounts/passwords.ts';
import { median, percentile } from './numbers.ts';
import type { Measured, Options } from './report.ts';

const CLIENTS = 40;
const ROUNDS = 3;
const PROBE_EVERY_MS = 25;
const PASSWORD = 'a phrase of the bench';
const MOST_DAY_MS = 100;
/** So much of the CPU of a sign-in is its hash. */
const LEAST_SHARE = 0.9;

/** AUTH-07: many sign in without pause: what a sign-in costs above its hash, and how long the list of a day takes meanwhile. */
export async function benchLogins({ isQuick }: Options): Promise<Measured> {
  const seconds = isQuick ? 4 : 20;
  const stack = makeStack({ name: 'safira_bench_logins', ports: shiftedPorts(15_400), redisDb: 13 });
  freshState(stack);
  const { pid } = stack.start('api', commands.api);
  const api = `http://127.0.0.1:${stack.ports.api}/api`;
  try {
    await waitFor(`${api}/health`, { status: 200 });
    for (let client = 0; client < CLIENTS; client++)
      await post(`${api}/auth/register`, client, { ...person(client), name: 'Bench' });
    await signInFor(api, 2); // not measured: compiles code

    const costs: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await bareCost(isQuick ? 50 : 300));
      const before = cpuSeconds([pid!]);
      const { count } = await signInFor(api, seconds);
      costs.push(((cpuSeconds([pid!]) - before) / count) * 1_000);
    }
    const p99s: number[] = [];
    let waits: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const probes = probe(`${api}/matches`, seconds);
      ({ times: waits } = await signInFor(api, seconds));
      p99s.push(percentile(await probes, 0.99));
    }
    const [ours, against, p99] = [median(costs), median(bare), median(p99s)];
    return {
      rows: [
        {
          what: 'CPU of a sign-in, and of its hash alone',
          unit: 'ms',
          ours,
          against,
          rounds: { ours: costs, against: bare },
          value: against / ours,
          aim: { atLeast: LEAST_SHARE },
        },
        {
          what: `the list of a day while ${CLIENTS} clients sign in, p99`,
          unit: 'ms',
          ours: p99,
          rounds: { ours: p99s },
          value: p99,
          aim: { atMost: MOST_DAY_MS },
          notes: { signInP50: percentile(waits, 0.5), signInsASecond: waits.length / seconds },
        },
      ],
      conditions: { clients: CLIENTS, memoryKiB: standardCosts.memoryCost, passes: standardCosts.timeCost },
    };
  } finally {
    await stack.stop();
  }
}

const person = (client: number) => ({ email: `bench-${client}@example.com`, password: PASSWORD });

async function signInFor(api: string, seconds: number): Promise<{ count: number; times: number[] }> {
  const deadline = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const loop = async (client: number) => {
    while (performance.now() < deadline) {
      const begun = performance.now();
      await post(`${api}/auth/login`, client, person(client));
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => loop(client)));
  return { count: times.length, times };
}

async function post(url: string, client: number, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.8.0.${client + 1}` },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
}

/** The milliseconds of one request after another, from an address each that no limit meets. */
async function probe(url: string, seconds: number): Promise<number[]> {
  const deadline = performance.now() + seconds * 1_000;
  const times: number[] = [];
  for (let n = 0; performance.now() < deadline; n++) {
    const begun = performance.now();
    const answer = await fetch(url, { headers: { 'x-forwarded-for': `10.9.${n >> 8}.${n & 255}` } });
    await answer.text();
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
  }
  return times;
}

/** The milliseconds of CPU that one comparison takes, as the API makes it. */
async function bareCost(count: number): Promise<number> {
  const passwords = await makePasswords({ costs: standardCosts, atOnce: 1 });
  const stored = await passwords.hash(PASSWORD);
  const before = cpuSeconds([process.pid]);
  for (let n = 0; n < count; n++) await passwords.isRight(PASSWORD, stored);
  return ((cpuSeconds([process.pid]) - before) / count) * 1_000;
}
