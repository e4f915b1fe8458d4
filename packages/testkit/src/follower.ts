import { type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { retryDelay } from '../../../apps/web/app/features/live/retry-delay.ts';
import { LiveMessage } from '@safira/contract/matches/live';
import { takeMessage } from '@safira/football/live/live-list';
import { get, type Got } from './get.ts';

/** A subscribed client that acts like a browser, and what it applied, in order. */
export type Follower = {
  /** The seqs of the changes that were applied from a message. */
  taken: number[];
  /** Snapshots that were read to close a gap: each covers every change from `after` up to `seq`. */
  jumps: { after: number; seq: number }[];
  /** The goals of each match of the day, as the client would show them. */
  scores: Map<number, string>;
  /** When its stream was opened, each time, and when it was lost. */
  openedAt: number[];
  lostAt: number[];
  seq: () => number;
  close: () => void;
};

type Settings = {
  localAddress?: string;
  /** Stops it, like `close`. */
  signal?: AbortSignal;
  /** Called with every answer to a snapshot that it reads. */
  onSnapshot?: (answer: Got) => void;
  /** Called with every message when it arrives. */
  onMessage?: (message: LiveMessage) => void;
};

/** Opens the stream, reads the snapshot, and continues from its seq; retries as the browser's code does. */
export async function startFollower(
  base: string,
  { localAddress, signal: outer, onSnapshot = () => {}, onMessage: onArrival = () => {} }: Settings = {},
): Promise<Follower> {
  const closing = new AbortController();
  const signal = outer ? AbortSignal.any([outer, closing.signal]) : closing.signal;
  const follower = {
    taken: [] as number[],
    jumps: [] as Follower['jumps'],
    scores: new Map<number, string>(),
  };
  const waiting: LiveMessage[] = [];
  let seq: number | undefined;
  let work = Promise.resolve();

  const readSnapshot = async (min?: number): Promise<Snapshot> => {
    for (let retries = 0; ; retries++) {
      const answer = await get(`${base}/api/matches${min ? `?min=${min}` : ''}`, { localAddress });
      signal.throwIfAborted();
      onSnapshot(answer);
      if (answer.status === 200) return snapshotOf(answer);
      await wait(retryDelay(retries), undefined, { signal });
    }
  };
  const show = (snapshot: Snapshot) => {
    for (const [match, score] of snapshot.scores) follower.scores.set(match, score);
  };
  const take = async (message: LiveMessage) => {
    if (seq === undefined) return void waiting.push(message);
    const step = takeMessage(seq, message);
    if (step.kind === 'apply') {
      for (const { seq: number, matchId, patch } of step.changes) {
        follower.taken.push(number);
        if (follower.scores.has(matchId)) follower.scores.set(matchId, scoreOf(patch.goals));
      }
      seq = step.seq;
      return;
    }
    const snapshot = await readSnapshot(step.min);
    follower.jumps.push({ after: seq, seq: snapshot.seq });
    if (snapshot.seq < seq) return;
    seq = snapshot.seq;
    show(snapshot);
  };
  const onMessage = (message: LiveMessage) => {
    onArrival(message);
    work = work
      .then(() => take(message))
      .catch((error: unknown) => {
        if (!signal.aborted) console.error('follower', error);
      });
  };

  const stream = await keepStream(`${base}/live/matches`, { onMessage, signal, localAddress });
  const first = await readSnapshot();
  show(first);
  seq = first.seq;
  for (const message of waiting) onMessage(message);
  return { ...follower, ...stream, seq: () => seq ?? 0, close: () => closing.abort() };
}

type Snapshot = { seq: number; scores: Map<number, string> };
type Goals = { home: number | null; away: number | null };

const scoreOf = ({ home, away }: Goals) => `${home ?? 0}-${away ?? 0}`;

/** Hundreds of clients receive the same bytes: they are parsed once. */
function remember<T>(parse: (text: string) => T, most = 32): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = parse(text);
      known.set(text, found);
      if (known.size > most) known.delete(known.keys().next().value!);
    }
    return found;
  };
}

const parseMessage = remember((text) => LiveMessage.parse(JSON.parse(text)));
const parseSnapshot = remember((body): Snapshot => {
  const { seq, data } = JSON.parse(body) as {
    seq: number;
    data: { matchesByCompetition: { matches: { apiId: number; goals: Goals }[] }[] };
  };
  const matches = data.matchesByCompetition.flatMap((section) => section.matches);
  return { seq, scores: new Map(matches.map(({ apiId, goals }) => [apiId, scoreOf(goals)])) };
}, 4);
const snapshotOf = ({ body }: Got) => parseSnapshot(body);

type Listening = {
  onMessage: (message: LiveMessage) => void;
  signal: AbortSignal;
  localAddress?: string | undefined;
};

/** An EventSource as features/live/stream.ts uses it, until aborted. Resolves once the stream is open. */
export async function keepStream(
  url: string,
  { onMessage, signal, localAddress }: Listening,
): Promise<Pick<Follower, 'openedAt' | 'lostAt'>> {
  const times = { openedAt: [] as number[], lostAt: [] as number[] };
  let retries = 0;

  const follow = async () => {
    const response = await openStream(url, { signal, localAddress });
    retries = 0;
    times.openedAt.push(performance.now());
    let text = '';
    response.setEncoding('utf8');
    for await (const chunk of response as AsyncIterable<string>) {
      const events = (text + chunk).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data) onMessage(parseMessage(data));
      }
    }
  };
  const goOn = async () => {
    while (!signal.aborted) {
      const opened = times.openedAt.length;
      await follow().catch(() => {});
      if (times.openedAt.length > opened) times.lostAt.push(performance.now());
      await wait(retryDelay(retries++), undefined, { signal }).catch(() => {});
    }
  };
  void goOn();
  while (times.openedAt.length === 0) await wait(10, undefined, { signal });
  return times;
}

function openStream(
  url: string,
  { signal, localAddress }: Pick<Listening, 'signal' | 'localAddress'>,
): Promise<IncomingMessage> {
  const headers = { accept: 'text/event-stream' };
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { headers, signal, agent: false, ...(localAddress && { localAddress }) },
      (response) => {
        if (response.statusCode === 200) return resolve(response);
        response.resume();
        reject(new Error(`stream refused: ${response.statusCode}`));
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** Compares what a follower applied with the log of pushed changes; returns a fault, undefined if there is none. */
export function faultOf(
  follower: Follower,
  { log, start }: { log: readonly number[]; start: number },
): string | undefined {
  const { taken, jumps } = follower;
  if (taken.some((seq, index) => index > 0 && seq <= taken[index - 1]!))
    return 'a change took effect twice or out of order';
  const covered = new Set(taken);
  const inJump = (seq: number) => jumps.some((jump) => seq > jump.after && seq <= jump.seq);
  const missed = log.filter(
    (seq) => seq > start && seq <= follower.seq() && !covered.has(seq) && !inJump(seq),
  );
  if (missed.length > 0) return `changes ${missed.join(', ')} never took effect`;
  const twice = taken.filter(inJump);
  if (twice.length > 0) return `changes ${twice.join(', ')} took effect by a message and by a snapshot`;
  if (follower.seq() < (log.at(-1) ?? 0)) return `is at ${follower.seq()}, the log at ${log.at(-1)}`;
  return undefined;
}
