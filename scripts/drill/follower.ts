import { LiveMessage } from '../../packages/contract/src/live.ts';
import { takeMessage } from '../../packages/football/src/live-list.ts';

/** One subscribed client, as a browser would be: what it took, in the order in which it took it. */
export type Follower = {
  /** The numbers of the changes that took effect by a message. */
  taken: number[];
  /** Snapshots read because something was missed: everything from `after` up to `seq` at once. */
  jumps: { after: number; seq: number }[];
  seq: () => number;
  close: () => void;
};

/** Opens the stream, reads the snapshot, and goes on from its number. */
export async function startFollower(edge: string): Promise<Follower> {
  const closing = new AbortController();
  const follower = { taken: [] as number[], jumps: [] as Follower['jumps'] };
  const waiting: LiveMessage[] = [];
  let seq: number | undefined;
  let work = Promise.resolve();

  const take = async (message: LiveMessage) => {
    if (seq === undefined) return void waiting.push(message);
    const step = takeMessage(seq, message);
    if (step.kind === 'apply') {
      follower.taken.push(...step.changes.map((change) => change.seq));
      seq = step.seq;
      return;
    }
    const snapshot = await readSnapshot(edge, step.min);
    follower.jumps.push({ after: seq, seq: snapshot });
    seq = Math.max(seq, snapshot);
  };
  const hear = (message: LiveMessage) => {
    work = work.then(() => take(message)).catch((error: unknown) => console.error('follower', error));
  };

  await listen(`${edge}/live/matches`, { hear, signal: closing.signal });
  seq = await readSnapshot(edge);
  for (const message of waiting) hear(message);
  return { ...follower, seq: () => seq ?? 0, close: () => closing.abort() };
}

async function readSnapshot(edge: string, min?: number): Promise<number> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const answer = await fetch(`${edge}/api/matches${min ? `?min=${min}` : ''}`).catch(() => undefined);
    if (answer?.ok) return ((await answer.json()) as { seq: number }).seq;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('no snapshot could be read');
}

/** An EventSource in few lines: reconnects with the last id, until aborted. Resolves once the stream is open. */
async function listen(
  url: string,
  { hear, signal }: { hear: (message: LiveMessage) => void; signal: AbortSignal },
): Promise<void> {
  let lastId: string | undefined;
  const open = async () => {
    const headers = { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) };
    const response = await fetch(url, { headers, signal });
    if (!response.ok || !response.body) throw new Error(`stream refused: ${response.status}`);
    return response.body;
  };
  const read = async (body: ReadableStream<Uint8Array>) => {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const events = (text + chunk).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        lastId = /^id: (.*)$/m.exec(event)?.[1] ?? lastId;
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data) hear(LiveMessage.parse(JSON.parse(data)));
      }
    }
  };
  const first = await open();
  void (async () => {
    let body: ReadableStream<Uint8Array> | undefined = first;
    while (!signal.aborted) {
      if (body) await read(body).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 200));
      body = signal.aborted ? undefined : await open().catch(() => undefined);
    }
  })();
}

/** Says what is wrong with what a follower took, against the whole log; undefined when nothing is. */
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
  if (follower.seq() < (log.at(-1) ?? 0)) return `stands at ${follower.seq()}, the log at ${log.at(-1)}`;
  return undefined;
}
