import type { SpeechEngine } from '../engine.ts';
import { readWav } from '../wav.ts';
import { cloudEngine, type CloudSettings } from './cloud-engine.ts';

/** Azure Speech. Unverified: written from its documentation, tested against a server of our own. */
export function azureEngine(settings: CloudSettings & { region: string }): SpeechEngine {
  const { key, voice, region, url = `https://${region}.tts.speech.microsoft.com` } = settings;
  const language = voice.split('-').slice(0, 2).join('-');
  return cloudEngine({
    id: 'azure',
    settings,
    requestOf: (text) => ({
      url: `${url}/cognitiveservices/v1`,
      headers: {
        'ocp-apim-subscription-key': key,
        'content-type': 'application/ssml+xml',
        'x-microsoft-outputformat': 'riff-24khz-16bit-mono-pcm',
        'user-agent': 'safira',
      },
      body: `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="${language}"><voice name="${voice}">${escapeXml(text)}</voice></speak>`,
    }),
    soundOf: readWav,
  });
}

const escapeXml = (text: string) =>
  text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll(/\p{Cc}/gu, ' ');
