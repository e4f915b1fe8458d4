import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { anEngine, textOf } from '../testing/sounds.ts';
import type { SpeechEngine } from './engine.ts';
import { sayEpisode } from './say-episode.ts';

const root = mkdtempSync(join(tmpdir(), 'safira-speech-'));
afterAll(() => rmSync(root, { recursive: true }));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(root, 'cache-'));
});

const now = Date.parse('2026-11-18T12:00:00Z');
const say = (
  sentences: string[],
  engines: SpeechEngine[],
  own: { mostBytes?: number; signal?: AbortSignal } = {},
) =>
  sayEpisode(sentences.map(textOf), {
    engines,
    cache: { folder, mostBytes: own.mostBytes ?? 10_000_000 },
    signal: own.signal ?? new AbortController().signal,
    now,
  });

test('POD-06: the first engine says every sentence, in order', async () => {
  const [best, other] = [anEngine({ id: 'azure' }), anEngine({ id: 'espeak' })];
  const spoken = await say(['واحد', 'اثنان'], [best.engine, other.engine]);
  expect(spoken).toMatchObject({ ok: true, engine: { id: 'azure', isTrial: false }, failures: [] });
  expect(spoken.ok && spoken.segments.map(({ durationMs }) => durationMs)).toEqual([400, 500]);
  expect([best.said, other.said]).toEqual([['واحد', 'اثنان'], []]);
});

test('POD-06: when an engine fails in the middle, the next one begins the episode again', async () => {
  const [best, other] = [
    anEngine({ id: 'azure', failsAt: 'اثنان' }),
    anEngine({ id: 'espeak', isTrial: true }),
  ];
  const spoken = await say(['واحد', 'اثنان', 'ثلاثة'], [best.engine, other.engine]);
  expect(spoken).toMatchObject({ ok: true, engine: { id: 'espeak', isTrial: true } });
  expect(spoken.failures).toEqual([
    {
      engine: 'azure',
      reason: { arabic: 'تعذّر إنتاج الصوت عبر azure', english: 'azure failed: out of breath' },
    },
  ]);
  expect([best.said, other.said]).toEqual([['واحد', 'اثنان'], ['واحد', 'اثنان', 'ثلاثة']]); // oxfmt-ignore
});

test('POD-06: without any voice the reasons are the answer', async () => {
  const [one, other] = [
    anEngine({ id: 'mbrola', reason: 'غير مثبّت' }),
    anEngine({ id: 'espeak', failsAt: 'واحد' }),
  ];
  const spoken = await say(['واحد'], [one.engine, other.engine]);
  expect([spoken.ok, spoken.failures.map(({ reason }) => reason.arabic)]).toEqual([
    false,
    ['غير مثبّت', 'تعذّر إنتاج الصوت عبر espeak'],
  ]);
  expect(one.said).toEqual([]);
});

test('POD-06: a sentence is spoken once by each voice', async () => {
  const [one, other] = [anEngine({ id: 'azure', voice: 'a' }), anEngine({ id: 'azure', voice: 'b' })];
  const first = await say(['واحد', 'واحد', 'اثنان'], [one.engine]);
  const second = await say(['اثنان', 'واحد'], [one.engine]);
  await say(['واحد'], [other.engine]);
  expect([one.said, other.said]).toEqual([['واحد', 'اثنان'], ['واحد']]);
  expect(second.ok && first.ok && second.segments).toEqual(
    first.ok && [first.segments[2], first.segments[0]],
  );
});

test('POD-06: a damaged file of the cache is spoken again, and no partial file stays', async () => {
  const { engine, said } = anEngine({ id: 'azure', failsAt: 'ثلاثة' });
  await say(['واحد'], [engine]);
  const [file = ''] = readdirSync(folder);
  writeFileSync(join(folder, file), 'RIFF');
  await say(['واحد', 'ثلاثة'], [engine]);
  expect(said).toEqual(['واحد', 'واحد', 'ثلاثة']);
  expect([readdirSync(folder), statSync(join(folder, file)).size > 1_000]).toEqual([[file], true]);
});

test('POD-06: the cache stays within its size, and the least recently used sentences go first', async () => {
  const { engine, said } = anEngine({ id: 'azure' });
  const size = 44 + 0.4 * 24_000 * 2;
  await say(['ألف'], [engine]);
  for (const file of readdirSync(folder)) utimesSync(join(folder, file), 0, 0);
  await say(['واحد', 'خمسة'], [engine], { mostBytes: 2 * size });
  expect(readdirSync(folder)).toHaveLength(2);
  await say(['واحد', 'خمسة', 'ألف'], [engine], { mostBytes: 1 });
  expect(said).toEqual(['ألف', 'واحد', 'خمسة', 'ألف']);
  expect(readdirSync(folder)).toHaveLength(3); // those of the episode stay until it is mastered
});

test('POD-06: what a killed process left in the cache is removed after hours, not before', async () => {
  const [old, fresh] = [join(folder, 'work-old'), join(folder, 'work-new')];
  for (const work of [old, fresh]) mkdirSync(work);
  utimesSync(old, now / 1_000 - 86_400, now / 1_000 - 86_400);
  utimesSync(fresh, now / 1_000 - 60, now / 1_000 - 60);
  await say(['واحد'], [anEngine({ id: 'azure' }).engine]);
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
});

test('POD-06: an abort ends the work instead of trying the next voice', async () => {
  const stopping = new AbortController();
  const { engine, said } = anEngine({ id: 'espeak' });
  const aborting: SpeechEngine = {
    ...anEngine({ id: 'azure' }).engine,
    synthesize: () => {
      stopping.abort(new Error('the worker stops'));
      throw new Error('no answer');
    },
  };
  await expect(say(['واحد'], [aborting, engine], { signal: stopping.signal })).rejects.toThrow(
    'the worker stops',
  );
  expect(said).toEqual([]);
});
