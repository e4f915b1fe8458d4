import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aSpeechServer } from '../../testing/speech-server.ts';
import { aTone } from '../../testing/sounds.ts';
import type { SpeechEngine } from '../engine.ts';
import { readWav, wavOf } from '../wav.ts';
import { azureEngine } from './azure.ts';
import { elevenLabsEngine } from './elevenlabs.ts';
import { googleEngine } from './google.ts';
import { openAiEngine } from './openai.ts';

const service = await aSpeechServer();
const folder = mkdtempSync(join(tmpdir(), 'safira-cloud-'));
afterAll(() => {
  service.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  service.requests.length = 0;
  service.replies.length = 0;
});

const key = 'a-key-of-the-tests';
const { url } = service;
const limits = { timeoutMs: 5_000, waitsMs: [1, 1] };
const tone = aTone();
const wav = wavOf(tone);
const sentence = 'فاز الأول 2-1 & "عاد" <إلى> القمة.';

const say = (engine: SpeechEngine, signal = new AbortController().signal) =>
  engine.synthesize({ text: { plain: sentence, vocalised: 'فَازَ' }, folder, signal });

const engines = {
  azure: azureEngine({ key, voice: 'ar-EG-ShakirNeural', region: 'westeurope', url, limits }),
  elevenlabs: elevenLabsEngine({ key, voice: 'aVoice', url, limits }),
  google: googleEngine({ key, voice: 'ar-XA-Wavenet-B', url, limits }),
  openai: openAiEngine({ key, voice: 'onyx', url, limits }),
};
const answers = {
  azure: wav,
  elevenlabs: tone.samples,
  google: JSON.stringify({ audioContent: wav.toString('base64') }),
  openai: tone.samples,
};
const names = ['azure', 'elevenlabs', 'google', 'openai'] as const;

test.each(names)('POD-06: the sound that %s sends is stored as it is', async (name) => {
  service.replies.push({ body: answers[name] });
  const segment = await say(engines[name]);
  expect(segment).toMatchObject({ durationMs: 500, sampleRate: 24_000 });
  expect(readWav(readFileSync(segment.path))).toEqual(tone);
  expect(engines[name]).toMatchObject({ id: name, isTrial: false, needsVocalised: false });
});

test('POD-06: Azure gets SSML with the escaped text', async () => {
  service.replies.push({ body: wav });
  await say(engines.azure);
  const { method, path, headers, body } = service.requests[0]!;
  expect([method, path]).toEqual(['POST', '/cognitiveservices/v1']);
  expect(headers).toMatchObject({
    'ocp-apim-subscription-key': key,
    'content-type': 'application/ssml+xml',
    'x-microsoft-outputformat': 'riff-24khz-16bit-mono-pcm',
    'user-agent': 'safira',
  });
  expect(body).toBe(
    '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="ar-EG"><voice name="ar-EG-ShakirNeural">فاز الأول 2-1 &#38; &#34;عاد&#34; &#60;إلى&#62; القمة.</voice></speak>',
  );
});

test.each([
  [
    'elevenlabs',
    '/v1/text-to-speech/aVoice?output_format=pcm_24000',
    { 'xi-api-key': key },
    { text: sentence, model_id: 'eleven_multilingual_v2' },
  ],
  [
    'google',
    '/v1/text:synthesize',
    { 'x-goog-api-key': key },
    {
      input: { text: sentence },
      voice: { languageCode: 'ar-XA', name: 'ar-XA-Wavenet-B' },
      audioConfig: { audioEncoding: 'LINEAR16', sampleRateHertz: 24_000 },
    },
  ],
  [
    'openai',
    '/v1/audio/speech',
    { authorization: `Bearer ${key}` },
    { model: 'gpt-4o-mini-tts', voice: 'onyx', input: sentence, response_format: 'pcm' },
  ],
] as const)('POD-06: %s gets its path, key and text', async (name, path, headers, body) => {
  service.replies.push({ body: answers[name] });
  await say(engines[name]);
  const [request] = service.requests;
  expect([request?.method, request?.path]).toEqual(['POST', path]);
  expect(request?.headers).toMatchObject({ ...headers, 'content-type': 'application/json' });
  expect(JSON.parse(request!.body)).toMatchObject(body);
});

test.each(names)('POD-06: a refusal of %s is reported without the key, and not tried again', async (name) => {
  service.replies.push({ status: 401, body: `{"error": "bad key ${key}"}` });
  const failure = await say(engines[name]).catch(String);
  expect(failure).toContain(`${name} answered 401 {"error": "bad key …"}`);
  expect(failure).not.toContain(key);
  expect(service.requests).toHaveLength(1);
});

test.each([429, 503])('POD-06: after an answer %i a service is tried twice more', async (status) => {
  service.replies.push({ status, body: '' }, { status, body: '' }, { body: tone.samples });
  expect(await say(engines.openai)).toMatchObject({ durationMs: 500 });
  service.replies.push(
    { status, body: '' },
    { status, body: '' },
    { status, body: '' },
    { body: tone.samples },
  );
  await expect(say(engines.openai)).rejects.toThrow(`openai answered ${status}`);
});

test('POD-06: a redirect is not followed with the key', async () => {
  service.replies.push({ status: 307, headers: { location: `${url}/elsewhere` }, body: '' }, { body: wav });
  await expect(say(engines.azure)).rejects.toThrow('azure answered 307');
  expect(service.requests.map(({ path }) => path)).toEqual(['/cognitiveservices/v1']);
});

test('POD-06: a service that sends too much or too late is left', async () => {
  const strict = (own: object) => openAiEngine({ key, voice: 'onyx', url, limits: { waitsMs: [], ...own } });
  service.replies.push({ body: tone.samples });
  await expect(say(strict({ mostBytes: 1_000 }))).rejects.toThrow('openai answered more than 1000 bytes');
  service.replies.push({ body: tone.samples, delayMs: 2_000 });
  await expect(say(strict({ timeoutMs: 200 }))).rejects.toThrow('openai did not answer');
});

test.each([
  ['azure', '<html>an error page</html>', 'not a WAV file'],
  ['google', '{"audioContent": 5}', 'audioContent'],
  ['openai', 'odd', '3 bytes are no samples'],
  ['elevenlabs', aTone({ level: 0 }).samples, 'no speech'],
] as const)('POD-06: an answer of %s that is no speech fails', async (name, body, reason) => {
  service.replies.push({ body });
  await expect(say(engines[name])).rejects.toThrow(reason);
});

test('POD-06: an abort ends the wait for a service', async () => {
  const stopping = new AbortController();
  const onReceived = () => stopping.abort(new Error('the worker stops'));
  service.replies.push({ body: wav, delayMs: 20_000, onReceived });
  await expect(say(engines.azure, stopping.signal)).rejects.toThrow('the worker stops');
  expect(service.requests).toHaveLength(1);
});
