import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { makeLog } from '@safira/operations/log';
import { expect, onTestFinished, test } from 'vitest';
import type { ChannelMessage } from '../src/messages.ts';
import { post, SKIP_SILENT_MS } from '../src/push.ts';
import { startPushNode } from './push-node.ts';

const log = makeLog('worker', 'silent');

const messageOf = (seq: number): ChannelMessage => ({
  channel: 'matches',
  message: { prev: seq - 1, seq, changes: [] },
});

/** An edge node in its own process, which can be suspended. Its queue of new connections holds two. */
async function startNode() {
  const program = `
    const server = require('node:http').createServer((request, response) => {
      console.log(request.url);
      response.end();
    });
    server.listen({ host: '127.0.0.1', port: 0, backlog: 1 }, () => console.log(server.address().port));`;
  const child: ChildProcess = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout!);
  const taken: string[] = [];
  const [port] = (await once(lines, 'line')) as [string];
  lines.on('line', (line: string) => taken.push(line));
  return { child, taken, port: Number(port), url: `http://127.0.0.1:${port}` };
}

/** Opens connections until the kernel accepts no more for the suspended process. */
async function fillQueue(port: number) {
  const sockets: Socket[] = [];
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (let isTaken = true; isTaken;) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    isTaken = await Promise.race([
      once(socket, 'connect').then(() => true),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 200)),
    ]);
  }
}

async function msOf(work: Promise<void>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

test.each([
  ['does not answer', async () => {}],
  ['accepts no connection', fillQueue],
])('HOUSE: an edge node that %s delays one publish by at most 1.5 s, and no other', async (_, silence) => {
  const silent = await startNode();
  const healthy = await startPushNode();
  onTestFinished(() => healthy.close());
  const tools = { pushUrls: [silent.url, healthy.url], publishSecret: 'secret', log };
  const received = () => healthy.received.map(({ message }) => message.seq);
  silent.child.kill('SIGSTOP');
  await silence(silent.port);

  const start = performance.now();
  expect(await msOf(post(tools, [messageOf(1)], start))).toBeLessThan(1_500);
  expect(await msOf(post(tools, [messageOf(2)], start + 1_000))).toBeLessThan(800);
  expect(received()).toEqual([1, 2]);

  silent.child.kill('SIGCONT');
  await expect
    .poll(() => fetch(silent.url, { signal: AbortSignal.timeout(500) }).then(({ ok }) => ok))
    .toBe(true);
  // A channel of its own: messages that the node accepted while it was suspended may be recorded late.
  await post(tools, [{ ...messageOf(3), channel: 'match/3' }], start + SKIP_SILENT_MS);
  await expect.poll(() => silent.taken).toContain('/publish/match/3');
  expect(received()).toEqual([1, 2, 3]);
});
