import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

const CLIENTS = 1_000;
const FIVE_S_MS = 5_000;

/** Counts who comes, takes its time, and answers with a number of its own. */
let asked = 0;
const api = await anOrigin((_request, response) => {
  const body = String(++asked);
  setTimeout(() => {
    response
      .setHeader('cache-control', 'public, s-maxage=1, stale-while-revalidate=3, stale-if-error=60')
      .end(body);
  }, 300);
});
const { base } = await anEdge({ api });
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

function read(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(base + path, { agent }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode!, text }));
    });
    asking.on('error', reject).end();
  });
}

test.each([
  { name: 'that nobody asked for before', since: undefined },
  { name: 'that has just expired', since: 2_300 },
  { name: 'that expired long ago', since: 5_500 },
])(
  'API-02: 1,000 clients at once at an address $name are one request at the origin',
  async ({ name, since }) => {
    const path = `/api/matches/${name.length}`;
    // Not at the turn of the five seconds, which would let a second one through.
    const at = Math.ceil((Date.now() + (since ?? 0)) / FIVE_S_MS) * FIVE_S_MS + 300;
    if (since !== undefined) {
      await wait(at - since - Date.now());
      await read(path);
    }
    await wait(at - Date.now());
    asked = 0;
    const answers = await Promise.all(Array.from({ length: CLIENTS }, () => read(path)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await wait(500); // a copy may be renewed behind the answer
    expect(asked).toBe(1);
  },
);
