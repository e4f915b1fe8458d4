import { z } from 'zod';
import type { SpeechEngine } from '../engine.ts';
import { readWav } from '../wav.ts';
import { cloudEngine, type CloudSettings } from './cloud-engine.ts';

const Answer = z.object({ audioContent: z.base64() });

/** Google Cloud Text-to-Speech. Unverified: written from its documentation, tested against a server of our own. */
export function googleEngine(settings: CloudSettings): SpeechEngine {
  const { key, voice, url = 'https://texttospeech.googleapis.com' } = settings;
  return cloudEngine({
    id: 'google',
    settings,
    requestOf: (text) => ({
      url: `${url}/v1/text:synthesize`,
      // In a header: addresses are logged on their way.
      headers: { 'x-goog-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({
        input: { text },
        voice: { languageCode: 'ar-XA', name: voice },
        audioConfig: { audioEncoding: 'LINEAR16', sampleRateHertz: 24_000 },
      }),
    }),
    soundOf: (bytes) => {
      const { audioContent } = Answer.parse(JSON.parse(bytes.toString('utf8')));
      return readWav(Buffer.from(audioContent, 'base64'));
    },
  });
}
