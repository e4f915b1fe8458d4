// Readers of a site during an upgrade: load.ts FILE. The file lists the addresses of the edges, as DNS would; it is read
// for every request. Each request has a connection of its own, so none fails because an idle one was closed. Ends at
// SIGTERM, or after fifteen minutes, and prints what it counted.
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Reads } from './reads.ts';

const EVERY_MS = 25;
const LONGEST_MS = 900_000;
const PATIENCE_MS = 20_000;

const [file = ''] = process.argv.slice(2);
const reads: Reads = { done: 0, failed: [], slowestMs: 0 };
const edges = () => readFileSync(file, 'utf8').split('\n').filter(Boolean);
const pending = new Set<Promise<void>>();
const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());

const home = await (await fetch(edges()[0]!)).text();
const matches = [...new Set([...home.matchAll(/href="\/match\/(\d+)"/g)].map(([, id]) => id))];
const paths = [
  '/',
  '/competitions',
  '/news',
  '/api/health',
  '/api/competitions',
  ...matches.flatMap((id) => [`/match/${id}`, `/api/matches/${id}`]),
];
const deadline = Date.now() + LONGEST_MS;
for (let index = 0; !stop.signal.aborted && Date.now() < deadline; index += 1) {
  const nodes = edges();
  const one = read(nodes[index % nodes.length]!, paths[index % paths.length]!).finally(() =>
    pending.delete(one),
  );
  pending.add(one);
  await wait(EVERY_MS);
}
await Promise.all(pending);
console.log(JSON.stringify(reads));

function read(edge: string, path: string): Promise<void> {
  const started = Date.now();
  return new Promise((resolve) => {
    const end = (fault?: string) => {
      reads.done += 1;
      reads.slowestMs = Math.max(reads.slowestMs, Date.now() - started);
      if (fault !== undefined)
        reads.failed.push(`${new Date(started).toISOString()} ${edge}${path}: ${fault}`);
      resolve();
    };
    const request = get(`${edge}${path}`, { agent: false, timeout: PATIENCE_MS }, (response) => {
      response.on('error', ({ message }) => end(message));
      response.on('end', () =>
        end((response.statusCode ?? 0) < 400 ? undefined : String(response.statusCode)),
      );
      response.resume();
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', ({ message }) => end(message));
  });
}
