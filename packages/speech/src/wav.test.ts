import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aTone } from '../testing/sounds.ts';
import { durationMsOf, readSegment, readWav, wavOf } from './wav.ts';

const folder = mkdtempSync(join(tmpdir(), 'safira-wav-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tone = aTone({ ms: 250, sampleRate: 22_050 });

test('POD-06: a written WAV file is read with its rate and every sample', () => {
  expect(readWav(wavOf(tone))).toEqual(tone);
  expect(durationMsOf(tone)).toBe(250);
});

test.each([0, 0xff_ff_ff_ff])(
  'POD-06: a length of %i, as pipes write it, means the rest of the file',
  (length) => {
    const wav = wavOf(tone);
    wav.writeUInt32LE(length, 40);
    expect(readWav(wav).samples).toEqual(tone.samples);
  },
);

test('POD-06: other chunks before the sound are skipped', () => {
  const wav = wavOf(tone);
  const list = Buffer.from('LIST\u0003\u0000\u0000\u0000abc\u0000', 'latin1');
  expect(readWav(Buffer.concat([wav.subarray(0, 36), list, wav.subarray(36)])).samples).toEqual(tone.samples);
});

test.each([
  ['text', () => Buffer.from('<html>an error of a proxy, with status 200</html>'), 'not a WAV file'],
  ['a cut header', () => wavOf(tone).subarray(0, 30), 'without sound'],
  ['two channels', () => changed(22, 2), '2 channels'],
  ['8 bits', () => changed(34, 8), '8 bits'],
  ['another codec', () => changed(20, 85), 'format 85'],
])('POD-06: %s is refused', (_what, bytes, reason) => {
  expect(() => readWav(bytes())).toThrow(reason);
});

function changed(at: number, value: number): Buffer {
  const wav = wavOf(tone);
  wav.writeUInt16LE(value, at);
  return wav;
}

test.each([
  ['silence', aTone({ level: 0 })],
  ['a click', aTone({ ms: 40 })],
])('POD-06: %s is no spoken sentence', async (what, sound) => {
  const path = join(folder, `${what}.wav`);
  writeFileSync(path, wavOf(sound));
  await expect(readSegment(path)).rejects.toThrow('no speech');
});
