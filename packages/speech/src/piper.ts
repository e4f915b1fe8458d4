import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpeechEngine } from './engine.ts';
import { espeakText } from './espeak-text.ts';
import { programHealth, runProgram } from './run-program.ts';
import { readSegment } from './wav.ts';

const TIMEOUT_MS = 120_000;
/** A number of sherpa-onnx: more is slower. */
const LENGTH_SCALE = '1.1';

/**
 * A Piper voice, in the folder form of sherpa-onnx (`vits-piper-…`: model, tokens, espeak-ng-data), spoken by its program
 * `sherpa-onnx-offline-tts`. The operator brings both. Unverified: no weights were at hand.
 */
export function piperEngine({
  folder: weights,
  program = 'sherpa-onnx-offline-tts',
}: {
  folder: string;
  program?: string;
}): SpeechEngine {
  // Piper takes espeak-ng's phonemes, so it needs the same spelling.
  const textOf: SpeechEngine['textOf'] = ({ vocalised }) => espeakText(vocalised);
  return {
    id: 'piper',
    voice: weights,
    rate: LENGTH_SCALE,
    isTrial: true,
    needsVocalised: true,
    textOf,
    health: async () => {
      if ((await findModel(weights)) !== undefined) return programHealth(program, 'sherpa-onnx');
      return {
        ok: false,
        reason: {
          arabic: `لا يوجد نموذج صوت (ملف onnx) في المجلد ${weights}`,
          english: `no voice: the folder ${weights} has no .onnx file`,
        },
      };
    },
    synthesize: async ({ text, folder, signal }) => {
      const model = await findModel(weights);
      if (model === undefined) throw new Error(`no .onnx file in ${weights}`);
      const path = join(folder, `${randomUUID()}.wav`);
      const args = [
        `--vits-model=${model}`,
        `--vits-tokens=${join(weights, 'tokens.txt')}`,
        `--vits-data-dir=${join(weights, 'espeak-ng-data')}`,
        `--vits-length-scale=${LENGTH_SCALE}`,
        '--num-threads=1',
        `--output-filename=${path}`,
        textOf(text),
      ];
      await runProgram(program, { args, timeoutMs: TIMEOUT_MS, signal, cwd: folder });
      return readSegment(path);
    },
  };
}

async function findModel(folder: string): Promise<string | undefined> {
  try {
    const name = (await readdir(folder)).toSorted().find((one) => one.endsWith('.onnx'));
    return name === undefined ? undefined : join(folder, name);
  } catch {
    return undefined;
  }
}
