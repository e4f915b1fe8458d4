import type { Answer } from '@safira/contract/endpoint';
import type { getMatch, MatchDetails } from '@safira/contract/matches/matches';
import { readFacts, type WorldMatch } from '../world/world.ts';
import { ports } from './addresses.ts';

export type StagedMatch = MatchDetails & { path: string };

const { matches } = readFacts();

/** A match of the stored world by its name, with its details; `world/stage.ts` says what happened in it. */
export async function stagedMatch(name: WorldMatch): Promise<StagedMatch> {
  const fixture = matches[name];
  const answer = await fetch(`http://127.0.0.1:${ports.api}/api/matches/${fixture}`);
  const { data } = (await answer.json()) as Answer<typeof getMatch>;
  return { ...data, path: `/match/${fixture}` };
}

/** The id of the match that is being played, with line-ups and events, two goals to one. */
export const liveMatch = matches.live;
