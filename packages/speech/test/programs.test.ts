import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { espeakEngine } from '../src/espeak.ts';
import { masterEpisode, masteringHealth } from '../src/master-episode.ts';
import { mbrolaEngine } from '../src/mbrola.ts';
import { piperEngine } from '../src/piper.ts';
import { runProgram } from '../src/run-program.ts';
import { sayEpisode } from '../src/say-episode.ts';
import { saveSegment, wavOf } from '../src/wav.ts';
import { aTone } from '../testing/sounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'safira-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { signal } = new AbortController();
const sound = join(folder, 'sound.wav');
writeFileSync(sound, wavOf(aTone()));

/** A program in the place of another: a shell script. */
function standIn(name: string, source: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${source}\n`);
  chmodSync(path, 0o755);
  return path;
}
const text = { plain: 'سجّل.', vocalised: 'سَجَّلَ.' };

test('POD-06: without espeak-ng there is no audio, and the reason says what to install', async () => {
  const engines = [espeakEngine({ program: '/nowhere/espeak-ng' })];
  const cache = { folder: join(folder, 'cache'), mostBytes: 1_000_000 };
  const spoken = await sayEpisode([text], { engines, cache, signal, now: 0 });
  expect(spoken).toEqual({
    ok: false,
    failures: [
      {
        engine: 'espeak',
        reason: {
          arabic: 'لا يوجد صوت لأن برنامج espeak-ng غير مثبّت على الخادم. يثبّته الأمر: apt-get install espeak-ng',
          english: 'no audio: espeak-ng is not installed. Run scripts/machine, or apt-get install espeak-ng',
        },
      },
    ],
  });
});

test('POD-06: without ffmpeg there is no audio, and the reason says what to install', async () => {
  const health = await masteringHealth({ ffmpeg: '/nowhere/ffmpeg', ffprobe: '/nowhere/ffprobe' });
  expect(health).toMatchObject({
    ok: false,
    reason: { english: expect.stringContaining('apt-get install ffmpeg') },
  });
  expect(await masteringHealth()).toEqual({ ok: true });
});

test('POD-06: mbrola gets the phonemes of espeak-ng, spelled for its voice', async () => {
  const espeak = standIn(
    'espeak',
    `for a; do case $a in --phonout=*) printf 'b 60\\nR 50\\naR 20\\n' > "\${a#*=}";; esac; done`,
  );
  const mbrola = standIn('mbrola', `cp "$3" ${folder}/seen.pho && cp ${sound} "$4"`);
  const engine = mbrolaEngine({ espeak, mbrola, voiceFile: sound });
  expect(await engine.health()).toEqual({ ok: true });
  expect(await engine.synthesize({ text, folder, signal })).toMatchObject({ durationMs: 500 });
  expect(readFileSync(join(folder, 'seen.pho'), 'utf8')).toBe('b 60\nr 50\naR 20\n');
  const missing = await mbrolaEngine({ espeak, mbrola, voiceFile: '/nowhere/ar2' }).health();
  expect(missing).toMatchObject({ ok: false, reason: { english: expect.stringContaining('/nowhere/ar2') } });
});

test('POD-06: a Piper voice is spoken from the folder of the operator', async () => {
  const weights = join(folder, 'weights');
  mkdirSync(weights);
  const program = standIn(
    'sherpa',
    `printf '%s\\n' "$@" > ${folder}/seen.args; for a; do case $a in --output-filename=*) cp ${sound} "\${a#*=}";; esac; done`,
  );
  const engine = piperEngine({ folder: weights, program });
  expect(await engine.health()).toMatchObject({
    ok: false,
    reason: { english: expect.stringContaining('.onnx') },
  });
  writeFileSync(join(weights, 'voice.onnx'), '');
  expect(await engine.health()).toEqual({ ok: true });
  expect(await engine.synthesize({ text, folder, signal })).toMatchObject({ durationMs: 500 });
  const args = readFileSync(join(folder, 'seen.args'), 'utf8').trim().split('\n');
  expect(args.filter((arg) => !arg.startsWith('--output-filename='))).toEqual([
    `--vits-model=${weights}/voice.onnx`,
    `--vits-tokens=${weights}/tokens.txt`,
    `--vits-data-dir=${weights}/espeak-ng-data`,
    '--vits-length-scale=1.1',
    '--num-threads=1',
    engine.textOf(text),
  ]);
});

test('POD-06: a program gets nothing of our environment, and its failure is reported with its last words', async () => {
  const program = standIn('failing', 'env >&2; echo broken >&2; exit 3');
  const failure = await runProgram(program, { args: [], timeoutMs: 60_000, signal, cwd: folder }).catch(
    String,
  );
  expect(failure).toContain('ended with 3');
  expect(failure).toContain('broken');
  expect(failure).not.toMatch(/HOME=|DATABASE_URL=|NODE/);
});

test('POD-06: a program that hangs is killed after its time, or when the work is aborted', async () => {
  const program = standIn('hanging', 'exec sleep 600');
  const run = { args: [], cwd: folder };
  await expect(runProgram(program, { ...run, timeoutMs: 500, signal })).rejects.toThrow('not done in 500 ms');
  const from = performance.now();
  const aborted = runProgram(program, { ...run, timeoutMs: 60_000, signal: AbortSignal.timeout(500) });
  await expect(aborted).rejects.toThrow('aborted due to timeout');
  expect(performance.now() - from).toBeLessThan(30_000); // by the abort, not by its time
});

test('POD-06: a failed mastering publishes no file and leaves none behind', async () => {
  const temporary = () => readdirSync(tmpdir()).filter((name) => name.startsWith('safira-episode-'));
  const before = temporary();
  const out = join(folder, 'out');
  mkdirSync(out);
  const path = join(out, 'episode.mp3');
  const segment = await saveSegment(folder, aTone());
  const ffmpeg = standIn('ffmpeg', 'echo no encoder >&2; exit 1');
  const failing = masterEpisode([{ title: 'إنجلترا', sentences: [{ text: 'سجّل.', segment }] }], {
    path,
    tags: { title: 'حلقة', artist: 'صافرة', album: 'بودكاست', date: '2026-11-18' },
    signal,
    programs: { ffmpeg, ffprobe: ffmpeg },
  });
  await expect(failing).rejects.toThrow('no encoder');
  expect([existsSync(path), readdirSync(out), temporary()]).toEqual([false, [], before]);
});

test('POD-06: a file that fails a check is not published', async () => {
  const out = join(folder, 'quiet.mp3');
  const segment = await saveSegment(folder, aTone());
  // Writes the sound of ffmpeg, then reports that the finished file is too loud.
  const ffmpeg = standIn(
    'loud-ffmpeg',
    `case "$*" in *ebur128*) printf 'Summary:\\n I: -9.0 LUFS\\n Peak: 0.4 dBFS\\n' >&2;; *) exec ffmpeg "$@";; esac`,
  );
  const mastering = await masterEpisode([{ title: 'إنجلترا', sentences: [{ text: 'سجّل.', segment }] }], {
    path: out,
    tags: { title: 'حلقة', artist: 'صافرة', album: 'بودكاست', date: '2026-11-18' },
    signal,
    programs: { ffmpeg, ffprobe: 'ffprobe' },
  });
  expect(mastering).toEqual({ ok: false, fault: 'loudness', detail: '-9 LUFS' });
  expect(existsSync(out)).toBe(false);
});
