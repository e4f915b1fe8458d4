import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { anEdge, anOrigin } from './an-edge.ts';

const CLIENTS = 1_000;
const FIVE_S_MS = 5_000;

/** Counts the requests, answers slowly, each time with another number. */
let requests = 0;
let lifetime = 1;
const api = await anOrigin((_request, response) => {
  const body = String(++requests);
  setTimeout(() => {
    response
      .setHeader('cache-control', `public, s-maxage=${lifetime}, stale-while-revalidate=3, stale-if-error=60`)
      .end(body);
  }, 300);
});
const { base } = await anEdge({ api });
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

function read(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(base + path, { agent }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode!, text }));
    });
    sent.on('error', reject).end();
  });
}

test.each([
  { name: 'that was never requested', id: 1, since: undefined },
  { name: 'that has just expired', id: 2, since: 2_300 },
  { name: 'that expired long ago', id: 3, since: 5_500 },
])(
  'API-02: 1,000 concurrent clients of an address $name cause one request to the origin',
  async ({ id, since }) => {
    const path = `/api/matches/${id}`;
    lifetime = 1;
    let at: number;
    do {
      // Not where a new five-second slot begins, which would let a second request through.
      at = Math.ceil((Date.now() + (since ?? 0)) / FIVE_S_MS) * FIVE_S_MS + 300;
      if (since === undefined) break;
      await wait(at - since - Date.now());
      await read(path);
    } while (Date.now() > at - 1_300); // too late: the copy would not have expired
    await wait(at - Date.now());
    requests = 0;
    lifetime = 60; // no client comes so late that the new copy has expired, too
    const answers = await Promise.all(Array.from({ length: CLIENTS }, () => read(path)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await wait(500); // a copy may be renewed in the background, after the answer
    expect(requests).toBe(1);
  },
);
