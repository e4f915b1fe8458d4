import { expect, test } from 'vitest';
import { z } from 'zod';
import { enginesOf, isElevenLabsComplete, speechKeys } from './config.ts';

const read = (env: Record<string, string>) => z.object(speechKeys).parse(env);
const idsOf = (env: Record<string, string>) => enginesOf(read(env)).map(({ id }) => id);

test('POD-06: without any key there is the voice of this machine', () => {
  expect(idsOf({})).toEqual(['espeak']);
});

test('POD-06: rented voices come first, then recorded ones', () => {
  const key = 'a-key-of-the-tests';
  const keys = ['AZURE', 'ELEVENLABS', 'GOOGLE', 'OPENAI'].map((name) => [`SPEECH_${name}_KEY`, key]);
  const env = {
    ...Object.fromEntries(keys),
    SPEECH_ELEVENLABS_VOICE: 'aVoice',
    SPEECH_PIPER_FOLDER: '/srv/voice',
    SPEECH_MBROLA: 'true',
  };
  expect(idsOf(env)).toEqual(['azure', 'elevenlabs', 'google', 'openai', 'piper', 'mbrola', 'espeak']);
});

test('POD-06: offline voices are on trial and need vowels, rented ones are not', () => {
  const env = {
    SPEECH_AZURE_KEY: 'a-key-of-the-tests',
    SPEECH_PIPER_FOLDER: '/srv/voice',
    SPEECH_MBROLA: 'true',
  };
  const engines = enginesOf(read(env));
  expect(engines.map(({ isTrial, needsVocalised }) => [isTrial, needsVocalised])).toEqual([
    [false, false],
    [true, true],
    [true, true],
    [true, true],
  ]);
});

test.each([
  ['SPEECH_AZURE_VOICE', 'x"><voice'],
  ['SPEECH_AZURE_REGION', 'evil.example/'],
  ['SPEECH_AZURE_KEY', 'with a\nline'],
])('POD-06: %s cannot change the request', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
});

test('POD-06: ElevenLabs needs a key and a voice, or neither', () => {
  const given = [{}, { SPEECH_ELEVENLABS_KEY: 'a-key-of-the-tests' }, { SPEECH_ELEVENLABS_VOICE: 'aVoice' }];
  expect(given.map((env) => isElevenLabsComplete(read(env)))).toEqual([true, false, false]);
});
