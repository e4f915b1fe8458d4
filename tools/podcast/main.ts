// `pnpm podcast scripts [--episodes 100] [--read 3] [--spoken] [--seed 1] [--year 2026]`
//   writes the scripts of a simulated season, one after another as the worker would, compares what they say with the
//   facts, counts repeated sentences, words and numbers, and prints some scripts, to be read.
// `pnpm podcast episodes [--count 20] [--seed 1] [--year 2026]`
//   speaks and masters some of them with the worker's code and espeak-ng, in a temporary folder, and measures the files:
//   loudness, peak, chapters, transcript, processor time and memory.
import { parseArgs } from 'node:util';
import { makeEpisodes } from './episodes.ts';
import { printScript, showScripts } from './show-scripts.ts';
import { writeScripts } from './write-scripts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    episodes: { type: 'string', default: '100' },
    count: { type: 'string', default: '20' },
    read: { type: 'string', default: '0' },
    spoken: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    year: { type: 'string', default: '2026' },
  },
});
const season = { seed: Number(values.seed), year: Number(values.year) };
/** Of so many scripts one is spoken: they are alike within a day. */
const SPOKEN_OF = 5;

const some = <One>(all: readonly One[], count: number): One[] => {
  const step = Math.max(1, Math.floor(all.length / Math.max(1, count)));
  return all.filter((_, index) => index % step === 0).slice(0, count);
};

if (positionals[0] === 'scripts') {
  const scripts = writeScripts({ most: Number(values.episodes), ...season });
  showScripts(scripts);
  for (const one of some(scripts.written, Number(values.read))) printScript(one, { isSpoken: values.spoken });
} else if (positionals[0] === 'episodes') {
  const count = Number(values.count);
  const { written } = writeScripts({ most: count * SPOKEN_OF, ...season });
  await makeEpisodes(some(written, count));
} else throw new Error('pnpm podcast scripts [--episodes 100] [--read 3] [--spoken] | episodes [--count 20]');
