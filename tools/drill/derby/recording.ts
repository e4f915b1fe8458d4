import { nameChanges } from '@safira/football/observed/changes';
import type { MatchObservation, MatchState } from '@safira/football/observed/observation';
import { buildSimulator } from '../../../apps/simulator/src/app.ts';
import { makeProvider, type Provider } from '../../../packages/provider/src/client.ts';

/** What one poll found changed, one change of each match, so many milliseconds after the kick-off. */
export type Poll = { afterMs: number; observations: MatchObservation[]; hasGoal: boolean };

export type Recording = { kickoff: MatchObservation[]; polls: Poll[] };

const SEED = 1;
const START = Date.parse('2026-11-21T17:59:00Z');
/** One league alone has not enough clubs for a night of derbies. */
const DERBIES = [
  { league: 307, count: 6 },
  { league: 39, count: 6 },
];
/** What the worker requests: the live list, and once a minute each match with its statistics. */
const POLL_MS = 15_000;
const WHOLE_MS = 60_000;
/** With the break and added time. */
const LENGTH_MS = 130 * 60_000;
const UNLIMITED = 1_000_000;

/** The polls of a night of derbies, until so many changes were found: the simulator's answers as our client maps them. */
export async function recordNight({ changes }: { changes: number }): Promise<Recording> {
  let now = START;
  const clock = { now: () => now, speed: 1 };
  const simulator = buildSimulator({
    seed: SEED,
    mode: 'calendar',
    isQuiet: false,
    clock,
    allowance: { second: null, minute: UNLIMITED, day: UNLIMITED },
  });
  try {
    const provider = makeProvider({
      baseUrl: 'http://provider.invalid',
      key: 'recording',
      clock,
      perSecond: UNLIMITED,
      fetch: async (url) => {
        const { pathname, search } = new URL(url instanceof Request ? url.url : url);
        const { body } = await simulator.inject(pathname + search);
        return new Response(body, { headers: { 'content-type': 'application/json' } });
      },
    });
    const ids = await startDerbies(simulator);
    const reach = (afterMs: number) => (now = START + afterMs);
    return cut(await record(provider, { ids, reach }), changes);
  } finally {
    await simulator.close();
  }
}

async function startDerbies(simulator: ReturnType<typeof buildSimulator>): Promise<number[]> {
  const ids: number[] = [];
  for (const { league, count } of DERBIES) {
    for (let n = 0; n < count; n++) {
      const order = { method: 'POST', url: '/control/derby', payload: { league } } as const;
      ids.push((await simulator.inject(order)).json<{ fixture: number }>().fixture);
    }
  }
  return ids;
}

async function record(
  provider: Provider,
  { ids, reach }: { ids: number[]; reach: (afterMs: number) => void },
): Promise<Recording> {
  const { observations: kickoff } = await provider.fixturesById(ids);
  const known = new Map(kickoff.map(({ match }): [number, MatchState] => [match.id, match]));
  const polls: Poll[] = [];
  for (let afterMs = POLL_MS; afterMs <= LENGTH_MS; afterMs += POLL_MS) {
    reach(afterMs);
    const isWhole = afterMs % WHOLE_MS === 0;
    const answer = isWhole
      ? await provider.fixturesById(ids)
      : await provider.liveFixtures({ leagues: DERBIES.map(({ league }) => league) });
    const poll: Poll = { afterMs, observations: [], hasGoal: false };
    for (const observation of answer.observations) {
      const { match } = observation;
      const state = known.get(match.id);
      const kinds = state ? nameChanges(state, match) : [];
      if (kinds.length === 0) continue;
      poll.observations.push(observation);
      poll.hasGoal ||= kinds.includes('goal');
      known.set(match.id, { ...state, ...match });
    }
    if (poll.observations.length > 0) polls.push(poll);
  }
  return { kickoff, polls };
}

/** Exactly so many changes; more were recorded. */
function cut({ kickoff, polls }: Recording, changes: number): Recording {
  let left = changes;
  const kept = polls.flatMap((poll) => {
    const observations = poll.observations.slice(0, left);
    left -= observations.length;
    return observations.length > 0 ? [{ ...poll, observations }] : [];
  });
  if (left > 0) throw new Error(`the night has only ${changes - left} changes`);
  return { kickoff, polls: kept };
}
