import type { EngineId, Reason, Segment, SpeechEngine, SpeechText } from './engine.ts';
import { cachedSegment, pruneCache, type SpeechCache } from './speech-cache.ts';

export type EngineFailure = { engine: EngineId; reason: Reason };

export type SpokenEpisode =
  | {
      ok: true;
      engine: Pick<SpeechEngine, 'id' | 'voice' | 'isTrial'>;
      /** One for each sentence. */
      segments: Segment[];
      /** Of better voices. */
      failures: EngineFailure[];
    }
  | { ok: false; failures: EngineFailure[] };

/**
 * POD-06: all sentences in one voice. When an engine fails, the next one says the episode from its beginning, so that the
 * voice does not change in the middle.
 */
export async function sayEpisode(
  sentences: SpeechText[],
  { engines, cache, signal, now }: SpeechSettings,
): Promise<SpokenEpisode> {
  if (sentences.length === 0) throw new Error('an episode without sentences');
  const failures: EngineFailure[] = [];
  for (const engine of engines) {
    const health = await engine.health();
    if (!health.ok) {
      failures.push({ engine: engine.id, reason: health.reason });
      continue;
    }
    try {
      const segments: Segment[] = [];
      for (const text of sentences) segments.push(await cachedSegment(cache, engine, { text, signal }));
      await pruneCache(cache, { keep: segments.map(({ path }) => path), now });
      const { id, voice, isTrial } = engine;
      return { ok: true, engine: { id, voice, isTrial }, segments, failures };
    } catch (error) {
      signal.throwIfAborted();
      failures.push({ engine: engine.id, reason: failureOf(engine.id, error) });
    }
  }
  return { ok: false, failures };
}

export type SpeechSettings = {
  engines: SpeechEngine[];
  cache: SpeechCache;
  signal: AbortSignal;
  now: number;
};

function failureOf(engine: EngineId, error: unknown): Reason {
  const detail = error instanceof Error ? error.message : String(error);
  return { arabic: `تعذّر إنتاج الصوت عبر ${engine}`, english: `${engine} failed: ${detail}` };
}
