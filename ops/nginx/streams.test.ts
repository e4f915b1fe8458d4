import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { anEdge, SECRET } from './an-edge.ts';
import { renderEdge } from './render.ts';

const edge = await anEdge({});

async function publish(data: string) {
  const headers = { authorization: `Bearer ${SECRET}`, 'x-eventsource-event': 'change' };
  const { status } = await fetch(`${edge.inside}/publish/matches`, { method: 'POST', headers, body: data });
  expect(status).toBeLessThan(300);
}

async function openStream(base: string, headers: Record<string, string> = {}) {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const response = await fetch(`${base}/live/matches`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: closing.signal,
  });
  let text = '';
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  };
  void read().catch(() => {});
  const valuesOf = (field: string) =>
    [...text.matchAll(new RegExp(`^${field}: (.*)$`, 'gm'))].map(([, value]) => value);
  return { response, data: () => valuesOf('data'), ids: () => valuesOf('id') };
}

test('HOME-14: a stream that names an id of another node begins with the whole buffer, so that nothing is skipped', async () => {
  for (const data of ['1', '2', '3']) await publish(data);
  const first = await openStream(edge.base);
  await expect.poll(first.data).toEqual(['1', '2', '3']);
  const id = first.ids().at(-1);
  const again = await openStream(edge.base, id ? { 'last-event-id': id } : {});
  await expect.poll(again.data).toEqual(['1', '2', '3']);
  // Of a node whose clock is ahead.
  const ahead = await openStream(edge.base, { 'last-event-id': `${Math.ceil(Date.now() / 1_000) + 60}:0` });
  await expect.poll(ahead.data).toEqual(['1', '2', '3']);
  await publish('4');
  await expect.poll(ahead.data).toEqual(['1', '2', '3', '4']);
});

test('HOUSE: no cache may store or join streams, unless an operator sets another Cache-Control for a CDN', async () => {
  expect((await openStream(edge.base)).response.headers.get('cache-control')).toBe('no-store');
  const joined = await anEdge({ 'live-cache-control': 'public, max-age=0, s-maxage=1' });
  const { response } = await openStream(joined.base);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
  const out = `${edge.folder}/refused`;
  const render = (value: string) => renderEdge({ ...edge.settings, out, 'live-cache-control': value });
  expect(() => render('no-store"; return 200 "')).toThrow(/live-cache-control/);
});

/** The processes of an edge that answer. */
function workersOf({ folder }: { folder: string }): string[] {
  const master = readFileSync(`${folder}/nginx.pid`, 'utf8').trim();
  const isWorker = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker process');
  return readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ').filter(isWorker);
}

test('HOME-14: an edge has one process, because nchan can lose subscribers between several', () => {
  expect(workersOf(edge)).toHaveLength(1);
});

test('HOUSE: processes, connections, files and streams of an edge follow its settings', async () => {
  const larger = await anEdge({ workers: '3', connections: '3000' });
  const { folder, base } = larger;
  await expect.poll(() => workersOf(larger)).toHaveLength(3);
  const limits = readFileSync(`/proc/${workersOf(larger)[0]}/limits`, 'utf8');
  expect(limits).toMatch(/^Max open files +9512 +9512 /m);
  const conf = readFileSync(`${folder}/nginx.conf`, 'utf8');
  expect(conf).toContain('worker_connections 3000;');
  expect(conf).toContain('limit_conn streams_of_channel 6750;');
  expect((await openStream(base)).response.status).toBe(200);
  expect(() => renderEdge({ ...edge.settings, workers: 'many' })).toThrow('workers must be a number');
});
