import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Segment } from './engine.ts';

/** Sound without a container: mono, signed 16 bits, little-endian. */
export type Pcm = { samples: Buffer; sampleRate: number };

export const BYTES_PER_SAMPLE = 2;
const HEADER_BYTES = 44;
const PCM_FORMAT = 1;
/** A sentence that is shorter, or as quiet as that, is a failed one. */
const SHORTEST_MS = 100;
const QUIETEST_PEAK = 300;

export const durationMsOf = ({ samples, sampleRate }: Pcm) =>
  Math.round((samples.length / BYTES_PER_SAMPLE / sampleRate) * 1_000);

/** The sound of a WAV file. Only what our engines write is accepted. */
export function readWav(bytes: Buffer): Pcm {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('not a WAV file');
  let sampleRate: number | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    // Programs that write to a pipe do not know the length yet and write 0 or the largest number.
    const declared = bytes.readUInt32LE(at + 4);
    const rest = bytes.length - at - 8;
    if (name === 'fmt ' && rest >= 16) sampleRate = readFormat(bytes.subarray(at + 8, at + 24));
    if (name === 'data' && sampleRate !== undefined) {
      const length = declared === 0 || declared > rest ? rest : declared;
      const whole = length - (length % BYTES_PER_SAMPLE);
      return { samples: bytes.subarray(at + 8, at + 8 + whole), sampleRate };
    }
    at += 8 + declared + (declared % 2);
  }
  throw new Error('a WAV file without sound');
}

function readFormat(format: Buffer): number {
  const [kind, channels, bits] = [format.readUInt16LE(0), format.readUInt16LE(2), format.readUInt16LE(14)];
  if (kind !== PCM_FORMAT || channels !== 1 || bits !== 16)
    throw new Error(`a WAV file of format ${kind} with ${channels} channels of ${bits} bits`);
  const sampleRate = format.readUInt32LE(4);
  if (sampleRate < 8_000 || sampleRate > 48_000) throw new Error(`a WAV file of ${sampleRate} Hz`);
  return sampleRate;
}

export function wavOf({ samples, sampleRate }: Pcm): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(PCM_FORMAT, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * BYTES_PER_SAMPLE, 28);
  header.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  header.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** The numbers of the samples, copied: a buffer may begin at an odd address. */
export const samplesOf = ({ samples }: Pcm) =>
  new Int16Array(new Uint8Array(samples).buffer, 0, samples.length / BYTES_PER_SAMPLE);

export async function saveSegment(folder: string, pcm: Pcm): Promise<Segment> {
  const path = join(folder, `${randomUUID()}.wav`);
  await writeFile(path, wavOf(pcm));
  return segmentOf(path, pcm);
}

/** Refuses a file without speech, which a program that ended well can still have written. */
export async function readSegment(path: string): Promise<Segment> {
  return segmentOf(path, readWav(await readFile(path)));
}

function segmentOf(path: string, pcm: Pcm): Segment {
  const durationMs = durationMsOf(pcm);
  const isLoud = samplesOf(pcm).some((sample) => Math.abs(sample) > QUIETEST_PEAK);
  if (durationMs < SHORTEST_MS || !isLoud) throw new Error(`no speech in ${durationMs} ms of sound`);
  return { path, durationMs, sampleRate: pcm.sampleRate };
}
