import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { waitFor } from '@safira/testkit/stack';
import { type Answer, readAnswer } from './answer.ts';
import type { BareAnswer } from './bare-server.ts';
import { measureCold } from './cold.ts';
import { type Edge, startBenchEdge } from './edge.ts';
import { findGenerator, type Target } from './load.ts';
import { measurePairs, type Pair, waitForHit } from './pairs.ts';
import type { Measured, Options } from './report.ts';
import { BARE_PORT, type BenchWorld, startBenchWorld } from './world.ts';

const AIM_API = 0.75;
const AIM_EDGE = 0.65;

/** The headers that nginx sends to the API. */
const fromNginx = {
  'Accept-Encoding': 'br',
  'X-Request-Id': '0123456789abcdef0123456789abcdef',
  'X-Forwarded-For': '127.0.0.1',
  'X-Forwarded-Proto': 'http',
};
const fromBrowser = { 'Accept-Encoding': 'br' };

export async function benchApiRead(options: Options): Promise<Measured> {
  const generator = findGenerator();
  const world = await startBenchWorld(['simulator', 'api', 'worker', 'web'], options);
  try {
    const { stack, day } = world;
    const paths = {
      day: `/api/matches?date=${day.date}&timezone=Asia%2FRiyadh`,
      match: `/api/matches/${day.liveId}`,
    };
    const calls = {
      ...paths,
      standings: `/api/competitions/${day.leagueId}/standings`,
      'competition matches': `/api/competitions/${day.leagueId}/matches`,
    };
    const files = join(stack.folder, 'static');
    mkdirSync(join(files, 'assets'), { recursive: true });
    const edge = await startBenchEdge(stack, files);
    const pairs = [
      ...(await apiPairs(world, calls)),
      ...(await edgePairs(world, { edge, files, paths: { ...paths, page: '/' } })),
    ];
    const rounds = { count: 3, seconds: options.isQuick ? 2 : 8, generator };
    const rows = await measurePairs(pairs, rounds);
    const cold = await measureCold(
      world,
      Object.entries(calls).map(([what, path]) => ({
        what,
        url: `http://127.0.0.1:${stack.ports.api}${path}`,
        headers: { 'Accept-Encoding': 'br' },
      })),
      { rounds: 3, calls: options.isQuick ? 40 : 200 },
    );
    const sizes = pairs.map(({ what, ours }) => [`bytes of ${what.split(' : ')[0]}`, ours.body.length]);
    return {
      rows: [...rows, ...cold],
      conditions: {
        generator,
        connections: 32,
        secondsPerLoad: rounds.seconds,
        ...Object.fromEntries(sizes),
      },
    };
  } finally {
    await world.stop();
  }
}

/** The API's own port, compared with a bare server in a process of its own. */
async function apiPairs({ stack, pids }: BenchWorld, calls: Record<string, string>): Promise<Pair[]> {
  const api = `http://127.0.0.1:${stack.ports.api}`;
  const bare = `http://127.0.0.1:${BARE_PORT}`;
  const answers = new Map<string, Answer>();
  for (const path of Object.values(calls)) answers.set(path, await readAnswer(api + path, fromNginx));
  const file = join(stack.folder, 'bare.json');
  const bareAnswers = [...answers].map(([path, answer]) => [path, bareAnswer(answer)]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(bareAnswers)));
  const child = stack.start('bare', ['node', 'bench/bare-server.ts', String(BARE_PORT), file]);
  await waitFor(bare, { status: 404 });
  return Object.entries(calls).map(([name, path]) => {
    const { body } = answers.get(path)!;
    const side = (origin: string, pid: number) => ({
      target: { url: origin + path, headers: fromNginx },
      body,
      pids: () => [pid],
    });
    return {
      what: `API ${name} : node:http`,
      ours: side(api, pids.api),
      against: side(bare, child.pid!),
      aim: AIM_API,
    };
  });
}

/** All headers but those that node writes by itself. */
function bareAnswer({ status, headers, body }: Answer): BareAnswer {
  if (status !== 200) throw new Error(`the API answered ${status}`);
  const own = headers.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name));
  return { headers: Object.fromEntries(own), bodyBase64: body.toString('base64') };
}

/** The edge's cached copies, compared with plain files of the same bytes in the same nginx. */
async function edgePairs(
  { stack, pids, day }: BenchWorld,
  { edge, files, paths }: { edge: Edge; files: string; paths: Record<string, string> },
): Promise<Pair[]> {
  const origin = `http://127.0.0.1:${stack.ports.edge}`;
  const pairs: Pair[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const target: Target = { url: origin + path, headers: fromBrowser };
    const { body } = await waitForHit(target);
    const type = name === 'page' ? 'html' : 'json';
    const file = `/assets/${name}.${type}`;
    const plain = brotliDecompressSync(body);
    if (!plain.includes(String(day.liveId))) throw new Error(`${path} does not show the match being played`);
    writeFileSync(join(files, file), plain);
    writeFileSync(join(files, `${file}.br`), body);
    const seen = { answers: 0, hits: 0 };
    pairs.push({
      what: `edge ${name} : static file`,
      // The edge fetches from its origins again every few seconds: their CPU time is part of the cost.
      ours: { target, body, pids: () => [...edge.pids(), pids.api, ...(name === 'page' ? [pids.web] : [])] },
      against: { target: { url: origin + file, headers: fromBrowser }, body, pids: edge.pids },
      aim: AIM_EDGE,
      afterEach: async () => {
        const { answers, hits } = await edge.takeHits();
        seen.answers += answers;
        seen.hits += hits;
      },
      notes: () => ({ shareFromCache: seen.hits / seen.answers }),
    });
  }
  return pairs;
}
