import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from '@safira/testkit/get';
import { faultOf, type Follower, startFollower } from '@safira/testkit/follower';
import { type Answer, withoutBody } from './load.ts';
import { until } from '@safira/testkit/until';
import { type World } from '@safira/testkit/running-world';

/** How many clients connect at once; a larger burst of connections is the subject of another drill. */
const AT_ONCE = 25;

const MOST_REFUSALS = 20;

export type Crowd = {
  followers: Follower[];
  /** The seq at which each client began: earlier changes are not expected of it. */
  starts: number[];
  /** Every snapshot that was read. */
  snapshots: Answer[];
};

/** Many protocol clients at one base, each with an address of its own. */
export async function startCrowd(
  base: string,
  { count, from = 0, signal }: { count: number; from?: number; signal: AbortSignal },
): Promise<Crowd> {
  const followers: Follower[] = [];
  const snapshots: Answer[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, n) =>
      startFollower(base, {
        localAddress: addressOf(from + first + n),
        signal,
        onSnapshot: (answer) => snapshots.push(withoutBody('/api/matches', answer)),
      }),
    );
    followers.push(...(await Promise.all(batch)));
  }
  return {
    followers,
    starts: followers.map((follower) => follower.seq()),
    snapshots,
  };
}

/** Goals, one after the other, until stopped. */
export function keepScoring({ score }: World, everyMs: number) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let goals = 0;
  let refusals = 0;
  const scoring = (async () => {
    for (let n = 0; !signal.aborted; n++) {
      try {
        await score(n % 2 ? 'home' : 'away', n);
        goals++;
      } catch (error) {
        // A match may end between choosing it and scoring in it.
        if (++refusals > MOST_REFUSALS) throw error;
      }
      await wait(everyMs, undefined, { signal }).catch(() => {});
    }
  })();
  // `stop` throws its failure; until then an unhandled rejection must not end the process.
  scoring.catch(() => {});
  return {
    stop: async () => {
      stopping.abort();
      await scoring;
      return goals;
    },
  };
}

/**
 * Waits until every client has reached the end of the log and shows the stored scores; then returns what was wrong
 * until then, one sentence for each kind of fault. No goals may be scored meanwhile.
 */
export async function judgeCrowd(
  { query, log, listedLog }: World,
  { followers, starts }: Crowd,
  { seconds = 60 }: { seconds?: number } = {},
): Promise<string[]> {
  const end = (await log()).at(-1) ?? 0;
  const arrived = () => followers.filter((follower) => follower.seq() >= end).length;
  const hasReachedEnd = await until(
    'all clients are at the end of the log',
    () => arrived() === followers.length,
    seconds,
  ).then(
    () => true,
    () => false,
  );
  if (!hasReachedEnd)
    return [`only ${arrived()} of ${followers.length} clients reached the end of the log, ${end}`];

  let wrong: string[] = [];
  const haveScores = async () => {
    wrong = await wrongScores({ query }, followers);
    return wrong.length === 0;
  };
  await until('all show the stored scores', haveScores, 20).catch(() => {});
  const listed = await listedLog();
  const faults = followers.map((follower, n) =>
    // The league goes on: the log is compared only up to the seq that the client has reached.
    faultOf(follower, { log: listed.filter((seq) => seq <= follower.seq()), start: starts[n]! }),
  );
  const found = faults.filter((fault) => fault !== undefined);
  const [first] = found;
  return [
    ...(first ? [`${found.length} of ${followers.length} clients: ${first}`] : []),
    ...(wrong.length > 0 ? [`${wrong.length} scores are not as stored: ${wrong[0]}`] : []),
  ];
}

/** The scores of clients that differ from the stored ones. */
async function wrongScores(
  { query }: Pick<World, 'query'>,
  followers: readonly Follower[],
): Promise<string[]> {
  const rows = await query<{ id: number; score: string }>(
    `select api_id as id, coalesce(home_goals, 0) || '-' || coalesce(away_goals, 0) as score from matches
     where status_short in ('1H', 'HT', '2H')`,
  );
  const wrong = followers.flatMap(({ scores }) =>
    rows
      .filter(({ id, score }) => scores.has(id) && scores.get(id) !== score)
      .map(({ id, score }) => `match ${id} shows ${scores.get(id)}, stored is ${score}`),
  );
  return wrong;
}
