import type { TvChannel } from '@safira/contract/channels';
import { readStored, writeStored } from '../../lib/stored.ts';

const KEY = 'channelsAsked';

/** HOME-15: each match is asked for at most once in 30 minutes. */
const KEPT_MS = 30 * 60_000;

type Answer = { at: number; channels: TvChannel[] };

export type ChannelAnswers = {
  /** What was asked for within the last 30 minutes, by match; no channels where the look-up failed or knew none. */
  recall: (now: number) => Map<number, Answer>;
  keep: (answers: Iterable<readonly [number, Answer]>) => void;
};

/**
 * What we asked and what we were told, kept in the browser's storage: asked once in 30 minutes, a page that is
 * loaded anew must know the answers. Storage that refuses leaves the memory of this page.
 */
export function makeChannelAnswers(): ChannelAnswers {
  const memory = new Map<number, Answer>();
  function recall(now: number) {
    for (const [id, answer] of stored()) memory.set(id, answer);
    for (const [id, { at }] of memory) {
      // A clock that was put back must not make an answer last for ever.
      if (now - at >= KEPT_MS || at > now) memory.delete(id);
    }
    return new Map(memory);
  }
  function keep(answers: Iterable<readonly [number, Answer]>) {
    for (const [id, answer] of answers) memory.set(id, answer);
    writeStored(KEY, JSON.stringify(Object.fromEntries(memory)));
  }
  return { recall, keep };
}

function stored(): [number, Answer][] {
  try {
    const found: unknown = JSON.parse(readStored(KEY) ?? '{}');
    return Object.entries(found ?? {}).flatMap(([id, answer]) =>
      isAnswer(answer) ? [[Number(id), answer]] : [],
    );
  } catch (error) {
    console.warn(`«${KEY}» in the browser's storage is not ours.`, error); // HOME-21
    return [];
  }
}

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false;
  if (!('at' in value && typeof value.at === 'number' && 'channels' in value)) return false;
  return Array.isArray(value.channels) && value.channels.every(isChannel);
}

const isChannel = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
