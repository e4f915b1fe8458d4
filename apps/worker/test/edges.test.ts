import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { makeEdges } from '../src/edges.ts';
import type { ChannelMessage } from '../src/messages.ts';
import { edgeLeftBehind, postsFailed } from '../src/metrics.ts';
import type { EdgeNode } from '../src/push.ts';
import { startPushNode } from './push-node.ts';
import { silentLog } from './worker-tools.ts';

const messageOf = (seq: number, channel = 'matches'): ChannelMessage => ({
  channel,
  message: { prev: seq - 1, seq, changes: [] },
});
const pushOf = (...messages: ChannelMessage[]) => ({
  messages,
  version: { seq: messages.at(-1)!.message.seq, dates: ['2026-11-21'] },
  isWarmed: false,
});

/** Edges whose clock the test sets. */
function startEdges(nodes: EdgeNode[]) {
  const clock = { time: 0 };
  const edges = makeEdges({ nodes, secret: 'secret', log: silentLog, now: () => clock.time });
  edges.begin();
  onTestFinished(() => edges.end());
  return { edges, clock };
}

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
  const url = `http://127.0.0.1:${port}`;
  return { child, taken, port: Number(port), url, node: { pushUrl: url, url } };
}

async function startHealthy() {
  const healthy = await startPushNode();
  onTestFinished(() => healthy.close());
  const seqs = () => healthy.received.map(({ message }) => message.seq);
  return { ...healthy, node: { pushUrl: healthy.url, url: healthy.url }, seqs };
}

async function listen(onRequest: RequestListener): Promise<EdgeNode> {
  const server = createServer(onRequest).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // an object, because it listens on a port
  return { pushUrl: url, url };
}

/** An edge node that answers a post only when the test lets it. */
async function startSlow() {
  const posts: (() => void)[] = [];
  const node = await listen((request, response) => {
    if (request.method !== 'POST') return void response.end();
    request.resume();
    posts.push(() => response.end());
  });
  return { posts, node };
}

/** An edge node that notes its requests and answers all of them with the same status. */
async function startNoting(status: number) {
  const answers = { status };
  const requests: string[] = [];
  const node = await listen((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume();
    response.writeHead(answers.status).end();
  });
  return { requests, answers, node };
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

const valueFor = async (metric: typeof edgeLeftBehind | typeof postsFailed, edge: string) =>
  (await metric.get()).values.find(({ labels }) => labels.edge === edge)?.value ?? 0;

test.each([
  ['does not answer', async () => {}],
  ['accepts no connection', fillQueue],
])(
  'HOUSE: an edge node that %s delays neither the publisher nor another node, and is counted as left behind',
  async (_, silence) => {
    const silent = await startNode();
    const healthy = await startHealthy();
    const { edges } = startEdges([silent.node, healthy.node]);
    silent.child.kill('SIGSTOP');
    await silence(silent.port);

    for (const seq of [1, 2, 3]) {
      const start = performance.now();
      edges.send(pushOf(messageOf(seq)));
      expect(performance.now() - start).toBeLessThan(300);
      await expect.poll(healthy.seqs, { timeout: 900, interval: 5 }).toContain(seq);
    }
    expect(healthy.seqs()).toEqual([1, 2, 3]);
    await expect.poll(() => valueFor(edgeLeftBehind, silent.url), { timeout: 3_000 }).toBe(1);
    await expect.poll(() => valueFor(postsFailed, silent.url), { timeout: 3_000 }).toBe(3);
    expect(await valueFor(edgeLeftBehind, healthy.url)).toBe(0);

    silent.child.kill('SIGCONT');
    const isUp = () => fetch(silent.url, { signal: AbortSignal.timeout(500) }).then(({ ok }) => ok);
    await expect.poll(isUp, { timeout: 5_000 }).toBe(true);
    // A channel of its own: messages that the node accepted while it was suspended may be recorded late.
    edges.send(pushOf(messageOf(4, 'match/4')));
    await expect.poll(() => silent.taken, { timeout: 5_000 }).toContain('/publish/match/4');
    await expect.poll(() => valueFor(edgeLeftBehind, silent.url), { timeout: 5_000 }).toBe(0);
    expect(healthy.seqs()).toEqual([1, 2, 3, 4]);
  },
);

test('HOUSE: the copies of an edge node that was left behind are renewed before its clients read the snapshot', async () => {
  const { requests, answers, node } = await startNoting(507);
  const { edges } = startEdges([node]);
  edges.send(pushOf(messageOf(1)));
  await edges.settled();
  expect(await valueFor(edgeLeftBehind, node.pushUrl)).toBe(1);

  requests.length = 0;
  answers.status = 202;
  edges.send(pushOf(messageOf(2)));
  edges.send(pushOf(messageOf(3)));
  await edges.settled();
  const post = 'POST /publish/matches';
  expect(requests.slice(0, requests.indexOf(post))).toContain('GET /api/matches/live?min=2');
  expect(requests.filter((one) => one === post)).toHaveLength(2);
  expect(await valueFor(edgeLeftBehind, node.pushUrl)).toBe(0);
});

test('HOUSE: nothing was published yet, a node is sent the heartbeat and its copies are left alone', async () => {
  const { requests, node } = await startNoting(202);
  const { edges } = startEdges([node]);
  edges.send({ ...pushOf(messageOf(0)), isWarmed: true });
  await edges.settled();
  expect(requests).toEqual(['POST /publish/matches']);
});

test('HOUSE: a slow edge node is sent what is queued in order, and is left behind when its queue is full', async () => {
  const slow = await startSlow();
  const { edges } = startEdges([slow.node]);
  const { pushUrl } = slow.node;
  edges.send(pushOf(messageOf(1)));
  await expect.poll(() => slow.posts.length).toBe(1);
  for (let seq = 2; seq <= 1_001; seq++) edges.send(pushOf(messageOf(seq)));
  expect(await valueFor(edgeLeftBehind, pushUrl)).toBe(0);
  edges.send(pushOf(messageOf(1_002)));
  expect(await valueFor(edgeLeftBehind, pushUrl)).toBe(1);
  expect(await valueFor(postsFailed, pushUrl)).toBe(1_000);
  // The answer to the first does not mean that the node has the dropped ones.
  slow.posts[0]!();
  await expect.poll(() => slow.posts.length).toBe(2);
  expect(await valueFor(edgeLeftBehind, pushUrl)).toBe(1);
  slow.posts[1]!();
  await edges.settled();
  expect(await valueFor(edgeLeftBehind, pushUrl)).toBe(0);
  expect(slow.posts).toHaveLength(2);
});

test('HOUSE: the edges are unreachable once every node has accepted nothing for 30 s, and not while one does', async () => {
  const dead = await startNode();
  dead.child.kill('SIGKILL');
  await once(dead.child, 'exit');
  const healthy = await startHealthy();
  const alone = startEdges([dead.node]);
  const both = startEdges([dead.node, healthy.node]);
  for (const { edges, clock } of [alone, both]) {
    edges.send(pushOf(messageOf(1)));
    await edges.settled();
    clock.time = 29_999;
    expect(edges.areUnreachable()).toBe(false);
    clock.time = 30_000;
  }
  expect([alone, both].map(({ edges }) => edges.areUnreachable())).toEqual([true, false]);
  alone.edges.begin(); // of the next term
  expect(alone.edges.areUnreachable()).toBe(false);
});

test('HOUSE: what is queued when a publisher stops is still sent, and its nodes are no longer reported', async () => {
  const dead = await startNode();
  dead.child.kill('SIGKILL');
  await once(dead.child, 'exit');
  const healthy = await startHealthy();
  const { edges } = startEdges([dead.node, healthy.node]);
  edges.send(pushOf(messageOf(1), messageOf(2)));
  await edges.end();
  expect(healthy.seqs()).toEqual([1, 2]);
  expect((await edgeLeftBehind.get()).values).toEqual([]);
});

test('HOUSE: a post that fails after its publisher has stopped does not report the node as left behind', async () => {
  const slow = await startSlow();
  const { edges } = startEdges([slow.node]);
  const queued = Array.from({ length: 100 }, (_, n) => messageOf(n + 1));
  edges.send(pushOf(...queued));
  await expect.poll(() => slow.posts.length).toBe(1);
  // It accepts them slowly until the publisher stops, and none afterwards.
  const accepting = setInterval(() => slow.posts.at(-1)!(), 50);
  await edges.end();
  clearInterval(accepting);
  await edges.settled();
  expect(slow.posts.length).toBeLessThan(queued.length);
  expect((await edgeLeftBehind.get()).values).toEqual([]);
});
