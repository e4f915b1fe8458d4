import { spokenName } from '@safira/podcast/spoken-names';
import { checkEpisode } from './check.ts';
import { REMEMBERED, type writeScripts, type Written } from './write-scripts.ts';

export function showScripts({ written, held, empty }: ReturnType<typeof writeScripts>): void {
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

export function printScript({ episode }: Written, { isSpoken }: { isSpoken: boolean }): void {
  console.log(`\n# ${episode.kind} (${episode.words})`);
  for (const { title, sentences } of episode.chapters) {
    console.log(`## ${title}`);
    console.log(sentences.map(({ display, spoken }) => (isSpoken ? spoken : display)).join('\n'));
  }
}
