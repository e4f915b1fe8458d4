// `pnpm speech <script> <out.mp3>`: speaks a script with the best voice that is configured, masters it, and prints what it
// took. Writes the transcript (.vtt) and the chapters (.chapters.json) next to the MP3 file. A script has lines
// `plain<TAB>vocalised`; a line `# title` begins a chapter.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chaptersJson } from '@safira/speech/chapters-json';
import { enginesOf } from '@safira/speech/config';
import { trialVoiceLabel } from '@safira/speech/engine';
import { masterEpisode, masteringHealth } from '@safira/speech/master-episode';
import { sayEpisode } from '@safira/speech/say-episode';
import { transcriptOf } from '@safira/speech/transcript';
import { watchUsage } from '@safira/testkit/usage';
import { readSpeechConfig } from './config.ts';
import { readScript } from './read-script.ts';

const [scriptPath, outPath] = process.argv.slice(2);
if (!scriptPath || !outPath?.endsWith('.mp3')) throw new Error('usage: pnpm speech <script> <out.mp3>');
const config = readSpeechConfig();
const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
const { signal } = stopping;

const health = await masteringHealth();
if (!health.ok) throw new Error(`${health.reason.english}\n${health.reason.arabic}`);
const script = readScript(readFileSync(scriptPath, 'utf8'));
const usage = watchUsage();
const started = performance.now();
const spoken = await sayEpisode(
  script.flatMap(({ sentences }) => sentences),
  {
    engines: enginesOf(config),
    cache: { folder: config.SPEECH_CACHE_FOLDER, mostBytes: config.SPEECH_CACHE_MB * 1_024 * 1_024 },
    signal,
    now: Date.now(),
  },
);
for (const { engine, reason } of spoken.failures) console.warn(`${engine}: ${reason.english}`);
if (!spoken.ok) throw new Error('no voice could speak the script');

const segments = spoken.segments.values();
const chapters = script.map(({ title, sentences }) => ({
  title,
  sentences: sentences.map(({ plain }) => ({ text: plain, segment: segments.next().value! })),
}));
const path = resolve(outPath);
const date = new Date().toISOString().slice(0, 10);
const mastered = await masterEpisode(chapters, {
  path,
  tags: { title: script[0]!.title, artist: 'صافرة', album: 'بودكاست التحليل الرياضي', date },
  signal,
});
const { cpuSeconds, peakMb, ownMb } = usage();
if (!mastered.ok) throw new Error(`refused (${mastered.fault}): ${mastered.detail}`);
const { episode } = mastered;
writeFileSync(path.replace(/\.mp3$/, '.vtt'), transcriptOf(episode.sentences));
writeFileSync(path.replace(/\.mp3$/, '.chapters.json'), chaptersJson(episode.chapters));

const minutes = episode.durationMs / 60_000;
const { engine } = spoken;
console.log(`voice        ${engine.id} ${engine.voice}${engine.isTrial ? ` (${trialVoiceLabel})` : ''}`);
console.log(`length       ${(episode.durationMs / 1_000).toFixed(1)} s, ${episode.bytes} bytes`);
console.log(`loudness     ${episode.loudness.lufs} LUFS, peak ${episode.loudness.peakDb} dBFS`);
console.log(`took         ${((performance.now() - started) / 1_000).toFixed(1)} s`);
console.log(
  `processor    ${cpuSeconds.toFixed(1)} s, ${(cpuSeconds / minutes).toFixed(1)} s a minute of audio`,
);
console.log(
  `memory       ${Math.round(peakMb)} MB (programs), ${Math.round(ownMb)} MB (this process), ${Math.round(peakMb / minutes)} MB a minute of audio`,
);
for (const { title, startMs } of episode.chapters)
  console.log(`  ${(startMs / 1_000).toFixed(1)} s  ${title}`);
