import type { EngineId, SpeechEngine } from '../src/engine.ts';
import { type Pcm, saveSegment } from '../src/wav.ts';

/** For tests: a tone, which passes for speech. */
export function aTone({ ms = 500, sampleRate = 24_000, level = 0.3 } = {}): Pcm {
  const samples = Buffer.alloc(Math.round((ms / 1_000) * sampleRate) * 2);
  for (let at = 0; at < samples.length / 2; at++)
    samples.writeInt16LE(
      Math.round(32_767 * level * Math.sin((2 * Math.PI * 220 * at) / sampleRate)),
      at * 2,
    );
  return { samples, sampleRate };
}

export const textOf = (plain: string) => ({ plain, vocalised: plain });

type StandIn = { id: EngineId; voice?: string; isTrial?: boolean; failsAt?: string; reason?: string };

/** For tests: an engine that says every sentence as a tone, and notes what it said. */
export function anEngine({ id, voice = 'a', isTrial = false, failsAt, reason }: StandIn) {
  const said: string[] = [];
  const engine: SpeechEngine = {
    id,
    voice,
    rate: '1',
    isTrial,
    needsVocalised: false,
    textOf: ({ plain }) => plain,
    health: () =>
      Promise.resolve(reason ? { ok: false, reason: { arabic: reason, english: reason } } : { ok: true }),
    synthesize: ({ text, folder }) => {
      said.push(text.plain);
      if (text.plain === failsAt) throw new Error('out of breath');
      return saveSegment(folder, aTone({ ms: 100 * text.plain.length }));
    },
  };
  return { engine, said };
}
