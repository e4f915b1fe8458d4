import { randomUUID } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Health, SpeechEngine } from './engine.ts';
import { espeakText } from './espeak-text.ts';
import { programHealth, runProgram } from './run-program.ts';
import { readSegment } from './wav.ts';

export type MbrolaSettings = { espeak?: string; mbrola?: string; voiceFile?: string };

const VOICE = 'ar2';
const RATE = '150';
const TIMEOUT_MS = 60_000;

/**
 * espeak-ng's phonemes, spoken with the recorded diphones of a mbrola voice. The operator installs it: its licence allows
 * no product that is sold.
 */
export function mbrolaEngine({
  espeak = 'espeak-ng',
  mbrola = 'mbrola',
  voiceFile = `/usr/share/mbrola/${VOICE}/${VOICE}`,
}: MbrolaSettings = {}): SpeechEngine {
  const textOf: SpeechEngine['textOf'] = ({ vocalised }) => espeakText(vocalised);
  return {
    id: 'mbrola',
    voice: VOICE,
    rate: RATE,
    isTrial: true,
    needsVocalised: true,
    textOf,
    health: async () => {
      const programs = [await programHealth(espeak, 'espeak-ng'), await programHealth(mbrola, 'mbrola')];
      return programs.find(({ ok }) => !ok) ?? (await voiceHealth(voiceFile));
    },
    synthesize: async ({ text, folder, signal }) => {
      const name = join(folder, randomUUID());
      const [phonemes, path] = [`${name}.pho`, `${name}.wav`];
      const run = { timeoutMs: TIMEOUT_MS, signal, cwd: folder };
      const args = [
        '-v',
        `mb-${VOICE}`,
        '-b',
        '1',
        '-s',
        RATE,
        '-q',
        '--pho',
        `--phonout=${phonemes}`,
        '--stdin',
      ];
      await runProgram(espeak, { ...run, args, input: textOf(text) });
      await writeFile(phonemes, mbrolaPhonemes(await readFile(phonemes, 'utf8')));
      await runProgram(mbrola, { ...run, args: ['-e', voiceFile, phonemes, path] });
      return readSegment(path);
    },
  };
}

async function voiceHealth(voiceFile: string): Promise<Health> {
  try {
    await access(voiceFile);
    return { ok: true };
  } catch {
    return {
      ok: false,
      reason: {
        arabic: `صوت mbrola غير مثبّت على الخادم: لا يوجد الملف ${voiceFile}`,
        english: `no voice: ${voiceFile} does not exist (package mbrola-${VOICE} of Debian non-free)`,
      },
    };
  }
}

/** The voice has no `R`, which espeak-ng writes for some ر. */
export const mbrolaPhonemes = (phonemes: string) => phonemes.replaceAll(/^R(?=\s)/gm, 'r');
