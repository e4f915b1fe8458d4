import { type Episode, writeEpisode } from '@safira/podcast/write-episode';
import type { EpisodeFacts } from '@safira/podcast/facts';
import { expect, test } from 'vitest';
import { checkEpisode, readerOf } from './check.ts';
import { seasonFacts } from './season-facts.ts';

/** Some episodes of a season with results. */
const written = [...seasonFacts({ seed: 2, year: 2026 })]
  .filter(({ england, spain }) => england.matches.length + spain.matches.length > 0)
  .filter((_, index) => index % 12 === 0)
  .map((facts) => ({ facts, episode: writeEpisode(facts, { seed: facts.slot }) as Episode }));

/** The sentences for which the reader finds no fault, although they are changed. */
function missed(change: (text: string, facts: EpisodeFacts, ids: readonly number[]) => string): string[] {
  return written.slice(0, 6).flatMap(({ facts, episode }) => {
    const read = readerOf(facts);
    const sentences = episode.chapters.flatMap((chapter) => chapter.sentences);
    return sentences.flatMap(({ display, matchIds }, index) => {
      const changed = change(display, facts, matchIds);
      const before = sentences[index - 1]?.display ?? '';
      return changed === display || read(changed, matchIds, before).length > 0 ? [] : [changed];
    });
  });
}

test('POD-06: scripts of a simulated season say nothing that the facts do not, by a reader of its own', () => {
  expect(written.length).toBeGreaterThan(8);
  expect(written.flatMap(({ facts, episode }) => checkEpisode(facts, episode).faults)).toEqual([]);
});

test('POD-06: the reader finds a figure that is off by one in any sentence', () => {
  expect(missed((text) => text.replace(/\d+/, (figure) => String(Number(figure) + 1)))).toEqual([]);
});

test('POD-06: the reader finds the teams of a result exchanged', () => {
  const exchanged = (text: string, { england, spain }: EpisodeFacts, [id]: readonly number[]) => {
    const match = [...england.matches, ...spain.matches].find((one) => one.id === id);
    if (!match || match.goals.home === match.goals.away || !/دون رد|مقابل/.test(text)) return text;
    const [home, away] = [match.teams.home.name, match.teams.away.name];
    // Both are named also where the order of the first two says nothing.
    if (!text.includes(home) || !text.includes(away) || text.startsWith('انتهت مباراة')) return text;
    return text.replace(home, '\u0000').replace(away, home).replace('\u0000', away);
  };
  expect(missed(exchanged)).toEqual([]);
});
