import type { SpeechEngine } from '../engine.ts';
import { bareSamples, cloudEngine, type CloudSettings } from './cloud-engine.ts';

/** ElevenLabs. Unverified: written from its documentation, tested against a server of our own. */
export function elevenLabsEngine(settings: CloudSettings): SpeechEngine {
  const { key, voice, url = 'https://api.elevenlabs.io' } = settings;
  return cloudEngine({
    id: 'elevenlabs',
    settings,
    requestOf: (text) => ({
      url: `${url}/v1/text-to-speech/${encodeURIComponent(voice)}?output_format=pcm_24000`,
      headers: { 'xi-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ text, model_id: 'eleven_multilingual_v2' }),
    }),
    soundOf: bareSamples,
  });
}
