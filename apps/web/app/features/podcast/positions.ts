import { readStored, writeStored } from '../../state/stored.ts';

/** Where each episode was left, in seconds; `PLAYED` after its end. */
type Positions = Record<string, number>;

const KEY = 'podcastPositions';
const PLAYED = -1;
/** Episodes beyond these are forgotten, the oldest first. */
const MOST = 30;

/** In this tab, also if the storage refuses. */
let known: Positions | undefined;

export type Progress = { seconds: number; isPlayed: boolean };

export function progressOf(episode: number): Progress {
  const seconds = positions()[episode] ?? 0;
  return { seconds: Math.max(0, seconds), isPlayed: seconds === PLAYED };
}

export const savePosition = (episode: number, seconds: number) => save(episode, Math.floor(seconds));

export const markPlayed = (episode: number) => save(episode, PLAYED);

function save(episode: number, value: number) {
  const others = Object.entries(positions()).filter(([id]) => id !== String(episode));
  // Numbers as keys are ordered by their size, and newer episodes have larger ones.
  known = Object.fromEntries([...others, [String(episode), value] as const].slice(-MOST));
  writeStored(KEY, JSON.stringify(known));
}

function positions(): Positions {
  known ??= parse(readStored(KEY));
  return known;
}

/** Storage may hold anything. */
function parse(text: string | null): Positions {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const entries = Object.entries(value).filter(([, seconds]) => Number.isFinite(seconds));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
