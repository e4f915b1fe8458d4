import type { ChangeKind, LiveMessage } from '@safira/contract/matches/live';
import type { Standings } from '@safira/contract/competitions/standings';
import { takeMessage } from '@safira/football/live-list';
import { api } from '../../lib/api.ts';
import { type DataAge, watchDataAge } from './data-age.ts';
import { follow } from './follow.ts';
import type { Outcome } from './live-day.ts';

/** A table as it is on screen, and the sequence number up to which the stream was received. */
type LiveTable = { standings: Standings; seq: number };

type Options = {
  competitionId: number;
  loaded: Standings;
  onStandings: (standings: Standings) => void;
  onAge: (age: DataAge | undefined) => void;
};

/** OURS-06: reads a table again when a match that counts in it changes. Returns a function that stops. */
export function followStandings({ competitionId, loaded, onStandings, onAge }: Options): () => void {
  const age = watchDataAge(onAge);
  const follower = follow<LiveTable>({
    // The page does not say its number: the first message makes it read the table once.
    initial: { standings: loaded, seq: 0 },
    apply: applyToTable,
    take: (state, { standings, seq }) => ({ standings, seq: Math.max(state.seq, seq) }),
    read: async (min) => {
      const { data, asOf } = await api.standings(competitionId, loaded.season, min ? { min } : {});
      return { snapshot: { standings: data, seq: min ?? 0 }, asOf };
    },
    isPushed: () => true,
    onAsOf: age.setAsOf,
    onState: (after, before) => {
      if (after.standings !== before.standings) onStandings(after.standings);
    },
  });
  return () => {
    age.stop();
    follower.stop();
  };
}

function applyToTable(state: LiveTable, message: LiveMessage): Outcome<LiveTable> {
  const step = takeMessage(state.seq, message);
  if (step.kind === 'gap') return { state, min: step.min };
  const { matchIds } = state.standings;
  const moving = step.changes.filter(
    ({ matchId, kinds }) => matchIds.includes(matchId) && kinds.some((kind) => moves.has(kind)),
  );
  const next = { ...state, seq: step.seq };
  return moving.length > 0 ? { state: next, min: step.seq } : { state: next };
}

const moves: ReadonlySet<ChangeKind> = new Set(['new', 'goal', 'goal-cancelled', 'phase']);
