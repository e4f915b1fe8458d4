import type { EngineId, SpeechEngine } from '../engine.ts';
import { type Pcm, saveSegment } from '../wav.ts';
import { type RequestLimits, requestSpeech, type SpeechRequest } from './request-speech.ts';

/** What all services have; `url` is another one only in tests. */
export type CloudSettings = { key: string; voice: string; url?: string; limits?: RequestLimits };

/** A voice that is rented: it reads plain Arabic, digits and names included. */
export function cloudEngine({
  id,
  settings: { key, voice, limits },
  requestOf,
  soundOf,
}: {
  id: EngineId;
  settings: CloudSettings;
  requestOf: (text: string) => SpeechRequest;
  soundOf: (bytes: Buffer) => Pcm;
}): SpeechEngine {
  return {
    id,
    voice,
    rate: '1',
    isTrial: false,
    needsVocalised: false,
    textOf: ({ plain }) => plain,
    // A request would cost money; a key that is not accepted shows with the first sentence.
    health: () => Promise.resolve({ ok: true }),
    synthesize: async ({ text, folder, signal }) => {
      const bytes = await requestSpeech(id, { ...requestOf(text.plain), secret: key, signal }, limits);
      return saveSegment(folder, soundOf(bytes));
    },
  };
}

const PCM_RATE = 24_000;

/** Of the services that send bare samples. */
export function bareSamples(bytes: Buffer): Pcm {
  if (bytes.length === 0 || bytes.length % 2 === 1) throw new Error(`${bytes.length} bytes are no samples`);
  return { samples: bytes, sampleRate: PCM_RATE };
}
