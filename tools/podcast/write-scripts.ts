import type { EpisodeFacts } from '@safira/podcast/facts';
import { type Episode, writeEpisode } from '@safira/podcast/write-episode';
import { seasonFacts } from './season-facts.ts';

export const REMEMBERED = 10;
export type Written = { facts: EpisodeFacts; episode: Episode };

/** The scripts of a simulated season, one after another as the worker would write them. */
export function writeScripts({ most, seed, year }: { most: number; seed: number; year: number }): {
  written: Written[];
  held: string[];
  empty: number;
} {
  const written: Written[] = [];
  const held: string[] = [];
  let empty = 0;
  for (const facts of seasonFacts({ seed, year })) {
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
