import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Segment, SpeechEngine, SpeechText } from './engine.ts';
import { readSegment } from './wav.ts';

export type SpeechCache = { folder: string; mostBytes: number };

const WORK = 'work-';
/** No episode takes as long: what is older was left by a process that was killed. */
const ABANDONED_MS = 6 * 60 * 60 * 1_000;

/** Greetings and phrases about a team come back: a sentence is spoken once by each voice. */
export async function cachedSegment(
  cache: SpeechCache,
  engine: SpeechEngine,
  { text, signal }: { text: SpeechText; signal: AbortSignal },
): Promise<Segment> {
  const path = join(cache.folder, `${keyOf(engine, text)}.wav`);
  const found = await findSegment(path);
  if (found) return found;
  await mkdir(cache.folder, { recursive: true });
  // Below the cache, so that the finished file is renamed within one file system.
  const folder = await mkdtemp(join(cache.folder, WORK));
  try {
    const segment = await engine.synthesize({ text, folder, signal });
    await rename(segment.path, path);
    return { ...segment, path };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const keyOf = (engine: SpeechEngine, text: SpeechText) =>
  createHash('sha256')
    .update([engine.id, engine.voice, engine.rate, engine.textOf(text)].join('|'))
    .digest('hex');

async function findSegment(path: string): Promise<Segment | undefined> {
  try {
    const segment = await readSegment(path);
    const now = new Date();
    await utimes(path, now, now); // the least recently used go first
    return segment;
  } catch {
    return undefined; // absent, or damaged: it is spoken again
  }
}

/** Removes the least recently used sentences, never those of `keep`. */
export async function pruneCache(
  { folder, mostBytes }: SpeechCache,
  { keep, now }: { keep: string[]; now: number },
): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((one) => one.startsWith(WORK))) {
    const work = await sizeAndTime(join(folder, name));
    if (work && now - work.mtimeMs > ABANDONED_MS) await rm(work.path, { recursive: true, force: true });
  }
  const files = [];
  for (const name of names.filter((one) => one.endsWith('.wav'))) {
    const file = await sizeAndTime(join(folder, name));
    if (file) files.push(file);
  }
  let total = files.reduce((sum, { size }) => sum + size, 0);
  const kept = new Set(keep);
  for (const { path, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
    if (total <= mostBytes) return;
    if (kept.has(path)) continue;
    await rm(path, { force: true });
    total -= size;
  }
}

/** Undefined if another process has just removed it. */
async function sizeAndTime(path: string) {
  try {
    const { size, mtimeMs } = await stat(path);
    return { path, size, mtimeMs };
  } catch {
    return undefined;
  }
}
