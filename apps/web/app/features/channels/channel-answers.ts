import type { TvChannel } from '@safira/contract/matches/channels';
import { readStored, writeStored } from '../../state/stored.ts';

const KEY = 'channelLookups';

/** HOME-15: each match is looked up at most once in 30 minutes. */
const CACHE_MS = 30 * 60_000;

type Answer = { at: number; country: string; channels: TvChannel[] };

export type ChannelAnswers = {
  /** The lookups of the last 30 minutes in a country, by match; no channels where one failed or found none. */
  recall: (of: { now: number; country: string }) => Map<number, Answer>;
  save: (answers: Iterable<readonly [number, Answer]>) => void;
};

/**
 * Channel lookups and their results, stored in the browser: a match is looked up once in 30 minutes, so a reloaded page
 * must know earlier results. If storage refuses, they last as long as this page.
 */
export function makeChannelAnswers(): ChannelAnswers {
  const memory = new Map<number, Answer>();
  const recall: ChannelAnswers['recall'] = ({ now, country }) => {
    for (const [id, answer] of stored()) memory.set(id, answer);
    for (const [id, { at }] of memory) {
      // A clock that was set back must not make an answer last for ever.
      if (now - at >= CACHE_MS || at > now) memory.delete(id);
    }
    return new Map([...memory].filter(([, answer]) => answer.country === country));
  };
  function save(answers: Iterable<readonly [number, Answer]>) {
    for (const [id, answer] of answers) memory.set(id, answer);
    writeStored(KEY, JSON.stringify(Object.fromEntries(memory)));
  }
  return { recall, save };
}

function stored(): [number, Answer][] {
  try {
    const found: unknown = JSON.parse(readStored(KEY) ?? '{}');
    return Object.entries(found ?? {}).flatMap(([id, answer]) =>
      isAnswer(answer) ? [[Number(id), answer]] : [],
    );
  } catch (error) {
    console.warn(`«${KEY}» in the browser's storage is malformed.`, error); // HOME-21
    return [];
  }
}

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false;
  if (!('at' in value && typeof value.at === 'number' && 'channels' in value)) return false;
  if (!('country' in value && typeof value.country === 'string')) return false;
  return Array.isArray(value.channels) && value.channels.every(isChannel);
}

const isChannel = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
