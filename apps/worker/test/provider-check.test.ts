import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSimulator } from '@safira/testkit/simulator';
import { checkProvider, isFitting } from '../../../tools/provider/check.ts';
import { saveMisfits } from '../../../tools/provider/misfits.ts';
import { reportLines } from '../../../tools/provider/report.ts';

const KEY = 'a-secret-key';
/** A Saturday afternoon with league rounds on: matches over, being played and to come. */
const now = Date.parse('2026-11-28T15:40:00Z');
const clock = { now: () => now, speed: 1 };
const { baseUrl, calls, control } = await startSimulator({ clock, plan: 'Pro' });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-check-'));
  await check(); // the first answers build the world
});
beforeEach(() => control('reset'));
afterAll(() => rm(folder, { recursive: true }));

const settings = { key: KEY, clock, leagues: [39, 140, 307], perSecond: 1_000 };
const check = () => checkProvider({ ...settings, baseUrl });

type Checked = Awaited<ReturnType<typeof check>>['requests'][number];

/** A club with real players whose coach is not certain has none. */
const mayBeEmpty = ({ name }: Checked, remark: string) => name === 'coaches' && remark === 'empty';
const isOdd = (request: Checked) =>
  request.refused.length > 0 || (request.items === 0 && !mayBeEmpty(request, 'empty'));

test('HOUSE: a provider without faults passes every check, with at most thirty calls', async () => {
  const checked = await check();
  const odd = checked.requests.filter(
    (request) =>
      isOdd(request) || request.error || request.remarks.some((remark) => !mayBeEmpty(request, remark)),
  );
  expect(odd).toEqual([]);
  expect(isFitting(checked)).toBe(true);
  expect(Object.values(checked.unknown).flat()).toEqual([]);
  const { total, paths } = await calls();
  expect(total).toBe(checked.calls);
  expect(total).toBeLessThanOrEqual(30);
  expect(Object.keys(paths).length).toBeGreaterThanOrEqual(17);
  expect(await saveMisfits(checked, { folder: join(folder, 'sound'), key: KEY })).toEqual([]);
  const lines = reportLines(checked, KEY).join('\n');
  expect(lines).toMatch(/^squad +200 +1 +0$/m);
  expect(lines).toContain(
    `plan: Pro, 7500 calls a day; calls of this check: ${total}; left today: ${7500 - total}`,
  );
});

describe('a provider with faults', () => {
  test.each(['bad-item', 'wrong-types'])(
    'HOUSE: %s: items that do not fit are reported, and saved without names of people',
    async (kind) => {
      // The list of competitions has no fault, otherwise there would be nothing to check.
      await control('fault', { kind: 'stale', times: 1 });
      await control('fault', { kind, times: 29 });
      const checked = await check();
      expect(isFitting(checked)).toBe(false);
      const misfits = checked.requests.filter(({ refused }) => refused.length > 0);
      expect(misfits.length).toBeGreaterThan(5);
      const files = await saveMisfits(checked, { folder: join(folder, kind), key: KEY });
      expect(files).toHaveLength(misfits.length);
      expect(await readdir(join(folder, kind))).toHaveLength(misfits.length);

      const saved = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
      const raw = JSON.stringify(misfits);
      expect(peopleIn(raw).size).toBeGreaterThan(100);
      expect([...peopleIn(raw)].filter((name) => saved.includes(name))).toEqual([]);
      expect(saved).not.toContain(KEY);
      const lines = reportLines(checked, KEY);
      expect(lines.find((line) => line.startsWith('fixtures by season'))).toContain(': Invalid input');
    },
  );

  test('HOUSE: the list of competitions is unreadable, the season that should be current is checked', async () => {
    await control('fault', { kind: 'wrong-types', times: 1 });
    const { requests } = await check();
    expect(requests.slice(1).filter(isOdd)).toEqual([]);
  });

  test('HOUSE: the provider often fails, at most thirty calls are made, retries included', async () => {
    // Fourteen requests take two calls each; the next would take three.
    for (let request = 1; request <= 14; request++) {
      await control('fault', { kind: 'http-500' });
      await control('fault', { kind: 'stale' });
    }
    await control('fault', { kind: 'http-500', times: 3 });
    const checked = await check();
    expect((await calls()).total).toBe(30);
    expect(isFitting(checked)).toBe(false);
    const lines = reportLines(checked, KEY);
    expect(lines[1]).toMatch(/^leagues +500 200 /);
    expect(lines[15]).toMatch(/ 500 500 +0 +0 {2}the 30 calls of this check are spent$/);
    expect(lines[16]).toMatch(/ – +0 +0 {2}not sent: the 30 calls of this check are spent$/);
  });

  test('HOUSE: a key that is not accepted is tried once', async () => {
    let requests = 0;
    const errors = { token: 'Error/Missing application key.' };
    const refusing = createServer((_, response) => {
      requests++;
      response.end(JSON.stringify({ get: '', parameters: [], errors, results: 0, response: [] }));
    });
    await once(refusing.listen(0, '127.0.0.1'), 'listening');
    const { port } = refusing.address() as AddressInfo; // it listens on a port
    const checked = await checkProvider({ ...settings, baseUrl: `http://127.0.0.1:${port}` });
    refusing.close();
    expect(requests).toBe(1);
    expect(checked.requests[0]?.error).toBe('refused: token: Error/Missing application key.');
    const others = checked.requests.slice(1).map(({ remarks }) => remarks[0]);
    expect(others.length).toBeGreaterThan(15);
    expect(others.filter((remark) => !remark?.startsWith('not sent'))).toEqual([]);
  });
});

test('HOUSE: the key is neither printed nor saved, wherever it occurs', async () => {
  const refused = [{ id: 1, reason: `key ${KEY}`, item: { comments: KEY } }];
  const request = { name: 'venue', statuses: [200], error: `no ${KEY}`, items: 0, refused, remarks: [KEY] };
  const unknown = { status: [KEY], event: [], statistic: [], round: [] };
  const checked = { requests: [request], unknown, calls: 1, quota: { remaining: null, limit: null } };
  expect(reportLines(checked, KEY).join('\n')).not.toContain(KEY);
  const [file] = await saveMisfits(checked, { folder: join(folder, 'key'), key: KEY });
  expect(await readFile(file!, 'utf8')).not.toContain(KEY);
});

/** Every name next to a person's photo, or in a player, assist, coach or referee field. */
function peopleIn(raw: string): Set<string> {
  const names = new Set<string>();
  JSON.parse(raw, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    const record = value as Record<string, unknown>;
    for (const key of ['player', 'assist', 'coach']) {
      const name = (record[key] as { name?: unknown } | null | undefined)?.name;
      if (typeof name === 'string') names.add(name);
    }
    if ('photo' in record && typeof record.name === 'string') names.add(record.name);
    for (const key of ['firstname', 'lastname', 'referee'])
      if (typeof record[key] === 'string' && record[key]) names.add(record[key]);
    return value;
  });
  return names;
}
