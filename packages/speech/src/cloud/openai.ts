import type { SpeechEngine } from '../engine.ts';
import { bareSamples, cloudEngine, type CloudSettings } from './cloud-engine.ts';

const INSTRUCTIONS = 'Read as an Arabic sports news presenter: Modern Standard Arabic, clear, calm, steady.';

/** OpenAI. Unverified: written from its documentation, tested against a server of our own. */
export function openAiEngine(settings: CloudSettings): SpeechEngine {
  const { key, voice, url = 'https://api.openai.com' } = settings;
  return cloudEngine({
    id: 'openai',
    settings,
    requestOf: (text) => ({
      url: `${url}/v1/audio/speech`,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'gpt-4o-mini-tts',
        voice,
        input: text,
        instructions: INSTRUCTIONS,
        response_format: 'pcm',
      }),
    }),
    soundOf: bareSamples,
  });
}
