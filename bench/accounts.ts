import { commands, freshState, makeStack, shiftedPorts, waitFor } from '@safira/testkit/stack';
import { median } from './numbers.ts';
import type { Measured, Options } from './report.ts';

const PAIRS = 500;
const WARM_UP = 20;
/** Failures of one account are limited; after so many the next account is used. */
const PAIRS_AN_ACCOUNT = 50;
/** AUTH-07: a larger difference between the medians would reveal which addresses have an account. */
const MOST_DIFFERENCE = 0.02;

/** Whether a failed sign-in takes as long for an address without an account as for one with an account. */
export async function benchAccounts({ isQuick }: Options): Promise<Measured> {
  const stack = makeStack({ name: 'safira_bench_accounts', ports: shiftedPorts(15_400), redisDb: 13 });
  freshState(stack);
  stack.start('api', commands.api);
  const api = `http://127.0.0.1:${stack.ports.api}/api`;
  try {
    await waitFor(`${api}/health`, { status: 200 });
    const pairs = isQuick ? 50 : PAIRS;
    const times: Record<Kind, number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let n = -WARM_UP; n < pairs; n++) {
      const group = Math.floor((n + WARM_UP) / PAIRS_AN_ACCOUNT);
      if ((n + WARM_UP) % PAIRS_AN_ACCOUNT === 0)
        await post(`${api}/auth/register`, { ...person(group, 'known'), name: 'Known' });
      const order: Kind[] = n % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
      for (const kind of order) {
        const begun = performance.now();
        const answer = await post(`${api}/auth/login`, {
          ...person(group, kind),
          password: 'another phrase',
        });
        if (n >= 0) times[kind].push(performance.now() - begun);
        answers.add(answer);
      }
    }
    const [ours, against] = [median(times.known), median(times.unknown)];
    return {
      rows: [
        {
          what: 'failed sign-in: with an account, and without one',
          unit: 'ms',
          ours,
          against,
          rounds: { ours: times.known, against: times.unknown },
          value: Math.abs(ours / against - 1),
          aim: { atMost: MOST_DIFFERENCE },
        },
      ],
      conditions: { pairs, differentAnswers: answers.size },
    };
  } finally {
    await stack.stop();
  }
}

type Kind = 'known' | 'unknown';

const person = (group: number, kind: Kind) => ({
  email: `${kind}-${group}@example.com`,
  password: 'a phrase of the bench',
});

let sent = 0;

/** From another address each time, so that no limit is reached. Returns the status and the body. */
async function post(url: string, body: object): Promise<string> {
  sent++;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.8.${sent >> 8}.${sent & 255}` },
    body: JSON.stringify(body),
  });
  return `${answer.status} ${await answer.text()}`;
}
