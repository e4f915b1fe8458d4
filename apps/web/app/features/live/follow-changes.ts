import type { ChangeKind, LiveMessage, MatchChange } from '@safira/contract/matches/live';
import { takeMessage } from '@safira/football/live/live-list';
import { type DataAge, watchDataAge } from './data-age.ts';
import { follow } from './follow.ts';
import { limitReads } from './limit-reads.ts';
import type { Outcome } from './live-day.ts';

/** It as it is on screen, and the sequence number up to which the stream was received. */
type State<T> = { data: T; seq: number };

/** Something that is made of the matches of a season. */
export type Source<T> = {
  competition: { id: number; season: number };
  /** The matches that it knows: their changes count in it. */
  matchIds: (data: T) => readonly number[];
  /** Reads it at sequence number `min` or newer. */
  read: (query: { min?: number }) => Promise<{ data: T; asOf: number }>;
  /** The changes of its matches after which it is read again. */
  moves: readonly ChangeKind[];
  /** The changes of other matches of the season after which it is read again, at most every 10 s. */
  adds: readonly ChangeKind[];
  /** Applies what need not be read. */
  patch?: (data: T, changes: readonly MatchChange[]) => T;
  /** HOME-14: the same with its minutes counted to `now`. */
  count?: (data: T, now: number) => T;
  /** Whether it may move soon: if not, it is not polled while nothing is pushed. */
  isOpen: (data: T) => boolean;
};

type Options<T> = {
  loaded: T;
  source: Source<T>;
  onData: (data: T) => void;
  onAge: (age: DataAge | undefined) => void;
};

/** OURS-06: reads a table or a list again when a match that counts in it changes. Returns a function that stops. */
export function followChanges<T>({ loaded, source, onData, onAge }: Options<T>): () => void {
  const age = watchDataAge(onAge);
  const unknown = limitReads({ read: (min) => follower.refresh(min) });
  const follower = follow<State<T>>({
    // The page does not say its number: the first message makes it read the data once.
    initial: { data: loaded, seq: 0 },
    apply(state, message) {
      const { isAdded, ...outcome } = applyTo(source, state, message);
      // A read for a change of its own contains the others up to its number.
      if (isAdded && outcome.min === undefined) unknown.request(outcome.state.seq);
      return outcome;
    },
    count: (state, now) => {
      const data = source.count?.(state.data, now) ?? state.data;
      return data === state.data ? state : { ...state, data };
    },
    take: (state, { data, seq }) => ({ data, seq: Math.max(state.seq, seq) }),
    read: async (min) => {
      const { data, asOf } = await source.read(min ? { min } : {});
      return { snapshot: { data, seq: min ?? 0 }, asOf };
    },
    isOpen: ({ data }) => source.isOpen(data),
    isPushed: () => true,
    onAsOf: age.setAsOf,
    onState: (after, before) => {
      if (after.data !== before.data) onData(after.data);
    },
  });
  return () => {
    age.stop();
    unknown.stop();
    follower.stop();
  };
}

function applyTo<T>(
  { competition, matchIds, moves, adds, patch }: Source<T>,
  state: State<T>,
  message: LiveMessage,
): Outcome<State<T>> & { isAdded: boolean } {
  const step = takeMessage(state.seq, message);
  if (step.kind === 'gap') return { state, min: step.min, isAdded: false };
  const ids = new Set(matchIds(state.data));
  const own = step.changes.filter(({ matchId }) => ids.has(matchId));
  const isOfSeason = ({ competitions = [] }: MatchChange) =>
    competitions.some(({ id, season }) => id === competition.id && season === competition.season);
  const isAdded = step.changes.some(
    (change) => !ids.has(change.matchId) && isOfSeason(change) && hasKind(change, adds),
  );
  if (own.some((change) => hasKind(change, moves))) {
    return { state: { ...state, seq: step.seq }, min: step.seq, isAdded };
  }
  const data = own.length > 0 && patch ? patch(state.data, own) : state.data;
  return { state: { data, seq: step.seq }, isAdded };
}

const hasKind = ({ kinds }: MatchChange, wanted: readonly ChangeKind[]) =>
  kinds.some((kind) => wanted.includes(kind));
