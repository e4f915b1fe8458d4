// `pnpm podcast scripts [--episodes 100] [--read 3] [--spoken] [--seed 1] [--year 2026]`
//   writes the scripts of a simulated season, one after another as the worker would, compares what they say with the
//   facts, counts repeated sentences, words and numbers, and prints some scripts, to be read.
import { parseArgs } from 'node:util';
import type { EpisodeFacts } from '@safira/podcast/facts';
import { spokenName } from '@safira/podcast/spoken-names';
import { type Episode, writeEpisode } from '@safira/podcast/write-episode';
import { checkEpisode } from './check.ts';
import { seasonFacts } from './season-facts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    episodes: { type: 'string', default: '100' },
    read: { type: 'string', default: '0' },
    spoken: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    year: { type: 'string', default: '2026' },
  },
});
if (positionals[0] !== 'scripts')
  throw new Error('pnpm podcast scripts [--episodes 100] [--read 3] [--spoken]');

const REMEMBERED = 10;
type Written = { facts: EpisodeFacts; episode: Episode };

function writeScripts(most: number): { written: Written[]; held: string[]; empty: number } {
  const written: Written[] = [];
  const held: string[] = [];
  let empty = 0;
  for (const facts of seasonFacts({ seed: Number(values.seed), year: Number(values.year) })) {
    const last = written.slice(-REMEMBERED).map(({ episode }) => episode);
    const memory = {
      templates: last.map(({ templates }) => templates),
      previewed: new Set(last.flatMap(({ previewed }) => previewed)),
    };
    const episode = writeEpisode(facts, { seed: facts.slot, memory });
    if (!episode) empty++;
    else if ('held' in episode) held.push(...episode.what);
    else written.push({ facts, episode });
    if (written.length >= most) break;
  }
  return { written, held, empty };
}

function show({ written, held, empty }: ReturnType<typeof writeScripts>): void {
  const results = written.map(({ facts, episode }) => checkEpisode(facts, episode));
  const faults = [...held, ...results.flatMap((result) => result.faults)];
  for (const fault of faults.slice(0, 40)) console.log(fault);
  const kinds = Object.groupBy(written, ({ episode }) => episode.kind);
  for (const [kind, of] of Object.entries(kinds)) {
    const words = of.map(({ episode }) => episode.words);
    const few = words.filter((n) => n < 350).length;
    console.log(
      `${of.length} ${kind}: ${Math.min(...words)} to ${Math.max(...words)} words, ${few} below 350`,
    );
  }
  const sentences = written.flatMap(({ episode }) =>
    episode.chapters.flatMap((chapter) => chapter.sentences),
  );
  const most = Math.max(...sentences.map(({ display }) => display.split(' ').length));
  console.log(`${empty} empty slots, ${held.length} held, ${faults.length} faults`);
  console.log(`${sentences.length} sentences, the longest has ${most} words`);
  console.log(`${sum(results.map(({ repeated }) => repeated))} repeated sentences within an episode`);
  console.log(`${sum(results.map(({ alike }) => alike))} neighbours that open alike`);
  console.log(
    `${reused(written)} of ${sentences.length} templates were used in one of the ten episodes before`,
  );
  showNames(written);
  if (faults.length > 0) process.exitCode = 1;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

function reused(written: readonly Written[]): number {
  return sum(
    written.map(({ episode }, index) => {
      const before = new Set(
        written.slice(Math.max(0, index - REMEMBERED), index).flatMap((one) => one.episode.templates),
      );
      return episode.templates.filter((template) => before.has(template)).length;
    }),
  );
}

function showNames(written: readonly Written[]): void {
  const names = new Set(
    written.flatMap(({ facts }) =>
      [facts.england, facts.spain].flatMap(({ matches }) =>
        matches.flatMap(({ events }) => events.flatMap(({ player }) => (player.name ? [player.name] : []))),
      ),
    ),
  );
  const unknown = [...names].filter((name) => !spokenName(name).isKnown);
  console.log(`${unknown.length} of ${names.size} names of players are vocalised by rule`);
}

function print({ episode }: Written): void {
  console.log(`\n# ${episode.kind} (${episode.words})`);
  for (const { title, sentences } of episode.chapters) {
    console.log(`## ${title}`);
    console.log(sentences.map(({ display, spoken }) => (values.spoken ? spoken : display)).join('\n'));
  }
}

const scripts = writeScripts(Number(values.episodes));
show(scripts);
const count = Number(values.read);
const step = Math.max(1, Math.floor(scripts.written.length / Math.max(1, count)));
for (const one of scripts.written.filter((_, index) => index % step === 0).slice(0, count)) print(one);
