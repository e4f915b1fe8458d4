import { resolve } from 'node:path';
import { z } from 'zod';
import { azureEngine } from './cloud/azure.ts';
import { elevenLabsEngine } from './cloud/elevenlabs.ts';
import { googleEngine } from './cloud/google.ts';
import { openAiEngine } from './cloud/openai.ts';
import type { SpeechEngine } from './engine.ts';
import { espeakEngine } from './espeak.ts';
import { mbrolaEngine } from './mbrola.ts';
import { piperEngine } from './piper.ts';

const voice = z.string().regex(/^[\w:-]{1,80}$/, 'letters, digits, -, _ and :');
const key = z.string().regex(/^[\x21-\x7E]{8,400}$/, 'a key: at least 8 letters, digits and signs');

/** Voices of the podcast: those whose key is set, in the order of `enginesOf`, then those on this machine. */
export const speechKeys = {
  SPEECH_AZURE_KEY: key.optional(),
  SPEECH_AZURE_REGION: z
    .string()
    .regex(/^[a-z\d]+$/, 'the name of a region')
    .default('westeurope'),
  SPEECH_AZURE_VOICE: voice.default('ar-EG-ShakirNeural'),
  /** Both or neither: the service has no voice that is there for every account. */
  SPEECH_ELEVENLABS_KEY: key.optional(),
  SPEECH_ELEVENLABS_VOICE: voice.optional(),
  SPEECH_GOOGLE_KEY: key.optional(),
  SPEECH_GOOGLE_VOICE: voice.default('ar-XA-Wavenet-B'),
  SPEECH_OPENAI_KEY: key.optional(),
  SPEECH_OPENAI_VOICE: voice.default('onyx'),
  /** A Piper voice in the form of sherpa-onnx, whose program must be installed. */
  SPEECH_PIPER_FOLDER: z.string().optional(),
  /** Say true once the licence of the voice has been cleared. */
  SPEECH_MBROLA: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  /** Spoken sentences; safe to delete. */
  SPEECH_CACHE_FOLDER: z
    .string()
    .default('.data/speech')
    .transform((folder) => resolve(import.meta.dirname, '../../..', folder)), // from the root of the repository
  SPEECH_CACHE_MB: z.coerce.number().int().min(50).default(500),
};

export type SpeechConfig = z.output<z.ZodObject<typeof speechKeys>>;

export const isElevenLabsComplete = ({
  SPEECH_ELEVENLABS_KEY: elevenLabs,
  SPEECH_ELEVENLABS_VOICE: elevenLabsVoice,
}: SpeechConfig) => (elevenLabs === undefined) === (elevenLabsVoice === undefined);

/** The best voice first: it is used unless it fails. */
export function enginesOf(config: SpeechConfig): SpeechEngine[] {
  const { SPEECH_AZURE_KEY: azure, SPEECH_GOOGLE_KEY: google, SPEECH_OPENAI_KEY: openAi } = config;
  const { SPEECH_ELEVENLABS_KEY: elevenLabs, SPEECH_ELEVENLABS_VOICE: elevenLabsVoice } = config;
  const azureVoice = { region: config.SPEECH_AZURE_REGION, voice: config.SPEECH_AZURE_VOICE };
  return [
    ...(azure ? [azureEngine({ key: azure, ...azureVoice })] : []),
    ...(elevenLabs && elevenLabsVoice ? [elevenLabsEngine({ key: elevenLabs, voice: elevenLabsVoice })] : []),
    ...(google ? [googleEngine({ key: google, voice: config.SPEECH_GOOGLE_VOICE })] : []),
    ...(openAi ? [openAiEngine({ key: openAi, voice: config.SPEECH_OPENAI_VOICE })] : []),
    ...(config.SPEECH_PIPER_FOLDER ? [piperEngine({ folder: config.SPEECH_PIPER_FOLDER })] : []),
    ...(config.SPEECH_MBROLA ? [mbrolaEngine()] : []),
    espeakEngine(),
  ];
}
