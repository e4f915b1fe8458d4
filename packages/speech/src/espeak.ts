import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { SpeechEngine } from './engine.ts';
import { espeakText } from './espeak-text.ts';
import { programHealth, runProgram } from './run-program.ts';
import { readSegment } from './wav.ts';

/** Of espeak-ng's words a minute; in Arabic these are about 105, as a news reader's. */
const RATE = '165';
const TIMEOUT_MS = 60_000;

/** The voice that is always there: formants, so it sounds like a machine. */
export function espeakEngine({ program = 'espeak-ng' }: { program?: string } = {}): SpeechEngine {
  const textOf: SpeechEngine['textOf'] = ({ vocalised }) => espeakText(vocalised);
  return {
    id: 'espeak',
    voice: 'ar',
    rate: RATE,
    isTrial: true,
    needsVocalised: true,
    textOf,
    health: () => programHealth(program, 'espeak-ng'),
    synthesize: async ({ text, folder, signal }) => {
      const path = join(folder, `${randomUUID()}.wav`);
      // `-z`: without the pause of a second at the end. The text is on stdin, so no text is an option.
      const args = ['-v', 'ar', '-b', '1', '-s', RATE, '-z', '-w', path, '--stdin'];
      await runProgram(program, { args, timeoutMs: TIMEOUT_MS, signal, cwd: folder, input: textOf(text) });
      return readSegment(path);
    },
  };
}
