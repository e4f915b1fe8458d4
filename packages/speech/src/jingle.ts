import { runFfmpeg, type FfmpegRun } from './ffmpeg.ts';
import { type Pcm, samplesOf } from './wav.ts';

type Note = { hertz: number; atS: number };
type Jingle = { notes: Note[]; lengthS: number };

const [G4, B4, D5, G5] = [392, 493.88, 587.33, 783.99];
/** Plucked tones of a G major chord: up, a short sign, and down. Ours, so no rights are needed. */
const jingles: { opening: Jingle; between: Jingle; closing: Jingle } = {
  opening: { notes: inSteps([G4, B4, D5, G5], 0.16), lengthS: 1.8 },
  between: { notes: inSteps([D5, G5], 0.14), lengthS: 0.9 },
  closing: { notes: inSteps([G5, D5, B4, G4], 0.2), lengthS: 2.2 },
};

type Jingles = Record<keyof typeof jingles, Pcm>;

function inSteps(tones: number[], stepS: number): Note[] {
  return tones.map((hertz, at) => ({ hertz, atS: at * stepS }));
}

/** As loud as `rms`, that of the speech: voices differ by 14 dB. */
export async function makeJingles(
  run: FfmpegRun,
  { sampleRate, rms }: { sampleRate: number; rms: number },
): Promise<Jingles> {
  const make = async (jingle: Jingle): Promise<Pcm> => {
    const source = `aevalsrc=exprs='${waveOf(jingle.notes)}':s=${sampleRate}:d=${jingle.lengthS}`;
    const { output } = await runFfmpeg(run, [
      '-f',
      'lavfi',
      '-i',
      source,
      '-f',
      's16le',
      '-ac',
      '1',
      'pipe:1',
    ]);
    return scaledTo(rms, { samples: output, sampleRate });
  };
  const { opening, between, closing } = jingles;
  return { opening: await make(opening), between: await make(between), closing: await make(closing) };
}

/** A tone and its octave that begin within 5 ms and fade. */
function waveOf(notes: Note[]): string {
  const waves = notes.map(({ hertz, atS }) => {
    const t = `(t-${atS})`;
    const envelope = `gte(t,${atS})*min(1,200*${t})*exp(-4.5*${t})`;
    return `${envelope}*(sin(2*PI*${hertz}*${t})+0.3*sin(4*PI*${hertz}*${t}))`;
  });
  return `0.2*(${waves.join('+')})`;
}

const LARGEST = 32_767;
const HEADROOM = 0.7;

/** The square mean of the samples, between 0 and 1. */
export function rmsOf(sounds: Pcm[]): number {
  let [sum, count] = [0, 0];
  for (const sound of sounds) {
    const samples = samplesOf(sound);
    for (const sample of samples) sum += (sample / LARGEST) ** 2;
    count += samples.length;
  }
  return Math.sqrt(sum / count);
}

function scaledTo(rms: number, sound: Pcm): Pcm {
  const samples = samplesOf(sound);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
  const factor = Math.min(rms / rmsOf([sound]), (HEADROOM * LARGEST) / peak);
  const scaled = samples.map((sample) => Math.round(sample * factor));
  return { samples: Buffer.from(scaled.buffer), sampleRate: sound.sampleRate };
}
