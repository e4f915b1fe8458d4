import type { ChangeKind, LiveMessage, MatchChange } from '@safira/contract/matches/live';
import { takeMessage } from '@safira/football/live-list';
import { type DataAge, watchDataAge } from './data-age.ts';
import { follow } from './follow.ts';
import type { Outcome } from './live-day.ts';

/** Something that is computed from the matches of a season. */
export type OfMatches = {
  /** The matches whose changes it depends on. */
  matchIds: readonly number[];
};

/** It as it is on screen, and the sequence number up to which the stream was received. */
type State<T> = { data: T; seq: number };

export type Source<T> = {
  /** Reads it at sequence number `min` or newer. */
  read: (query: { min?: number }) => Promise<{ data: T; asOf: number }>;
  /** The changes after which it is read again. */
  moves: readonly ChangeKind[];
  /** Applies what need not be read. */
  patch?: (data: T, changes: readonly MatchChange[]) => T;
};

type Options<T> = {
  loaded: T;
  source: Source<T>;
  onData: (data: T) => void;
  onAge: (age: DataAge | undefined) => void;
};

/** OURS-06: reads a table or bracket again when a match that counts in it changes. Returns a function that stops. */
export function followChanges<T extends OfMatches>({
  loaded,
  source,
  onData,
  onAge,
}: Options<T>): () => void {
  const age = watchDataAge(onAge);
  const follower = follow<State<T>>({
    // The page does not say its number: the first message makes it read the data once.
    initial: { data: loaded, seq: 0 },
    apply: (state, message) => applyTo(source, state, message),
    take: (state, { data, seq }) => ({ data, seq: Math.max(state.seq, seq) }),
    read: async (min) => {
      const { data, asOf } = await source.read(min ? { min } : {});
      return { snapshot: { data, seq: min ?? 0 }, asOf };
    },
    isPushed: () => true,
    onAsOf: age.setAsOf,
    onState: (after, before) => {
      if (after.data !== before.data) onData(after.data);
    },
  });
  return () => {
    age.stop();
    follower.stop();
  };
}

function applyTo<T extends OfMatches>(
  { moves, patch }: Source<T>,
  state: State<T>,
  message: LiveMessage,
): Outcome<State<T>> {
  const step = takeMessage(state.seq, message);
  if (step.kind === 'gap') return { state, min: step.min };
  const own = step.changes.filter(({ matchId }) => state.data.matchIds.includes(matchId));
  const isMoved = own.some(({ kinds }) => kinds.some((kind) => moves.includes(kind)));
  if (isMoved) return { state: { ...state, seq: step.seq }, min: step.seq };
  const data = own.length > 0 && patch ? patch(state.data, own) : state.data;
  return { state: { data, seq: step.seq } };
}
