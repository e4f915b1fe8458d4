import { readEnv } from '@safira/operations/env';
import { isElevenLabsComplete, speechKeys } from '@safira/speech/config';
import { z } from 'zod';

const Config = z.object(speechKeys).refine(isElevenLabsComplete, {
  path: ['SPEECH_ELEVENLABS_VOICE'],
  message: 'SPEECH_ELEVENLABS_KEY and SPEECH_ELEVENLABS_VOICE: both or neither',
});

export const readSpeechConfig = () => readEnv(Config, process.env);
