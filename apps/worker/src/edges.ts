import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@safira/operations/log';
import type { ChannelMessage } from './messages.ts';
import { edgeLeftBehind, postsFailed, publishLag } from './metrics.ts';
import { type EdgeNode, type Outcome, post, type Version, warm } from './push.ts';

/** Five full runs of changes. */
const MOST_QUEUED = 1_000;
/** Two heartbeats: if no node accepted any message for this long, none can be reached from here. */
const UNREACHABLE_MS = 30_000;
/** Longer than a post may take. */
const LAST_POSTS_MS = 1_500;

type Push = {
  messages: readonly ChannelMessage[];
  version: Version;
  /** Whether clients will read the snapshot because of these messages. */
  isWarmed: boolean;
};

/**
 * The edge nodes, each with a queue of its own that the publisher does not wait for. A node that does not accept a
 * message, or whose queue is full, is left behind: its queue is dropped. Its clients see that from the numbers of the
 * next message and read the snapshot.
 */
export type Edges = {
  /** Forgets what was known of the nodes: another worker may have published since then. */
  begin: () => void;
  send: (push: Push) => void;
  /** Resolves when nothing is queued. */
  settled: () => Promise<void>;
  /** Gives what is queued a last chance; then nothing more is sent. */
  end: () => Promise<void>;
  /** Whether every node has been left behind, and none has accepted a message for 30 s. */
  areUnreachable: () => boolean;
};

type Settings = {
  nodes: readonly EdgeNode[];
  /** Bearer token that the nodes' private ports require. */
  secret: string;
  log: Logger;
  now?: () => number;
};

export function makeEdges({ nodes, now = () => performance.now(), ...shared }: Settings): Edges {
  const senders = nodes.map((node) => makeSender(node, { ...shared, now }));
  const settled = async () => void (await Promise.all(senders.map((sender) => sender.settled())));
  return {
    begin: () => senders.forEach((sender) => sender.begin()),
    send: (push) => senders.forEach((sender) => sender.send(push)),
    settled,
    end: async () => {
      await Promise.race([wait(LAST_POSTS_MS, undefined, { ref: false }), settled()]);
      senders.forEach((sender) => sender.begin());
      edgeLeftBehind.reset();
    },
    areUnreachable: () =>
      senders.length > 0 && senders.every((sender) => sender.silentForMs() >= UNREACHABLE_MS),
  };
}

function makeSender(
  node: EdgeNode,
  { secret, log, now }: { secret: string; log: Logger; now: () => number },
) {
  const edge = node.pushUrl;
  let queue: Push[] = [];
  let sending: Promise<void> | undefined;
  let isBehind = false;
  let drops = 0;
  let term = 0;
  let takenAt = now();

  function leaveBehind(reason: Outcome | 'full', unsent: readonly Push[]) {
    queue = [];
    drops++;
    postsFailed.inc({ edge }, countMessages(unsent));
    edgeLeftBehind.set({ edge }, 1);
    if (!isBehind) log.warn({ edge, reason }, 'edge node left behind');
    isBehind = true;
  }

  function catchUp() {
    edgeLeftBehind.set({ edge }, 0);
    if (isBehind) log.info({ edge }, 'edge node reached again');
    isBehind = false;
  }

  async function sendQueued() {
    while (queue.length > 0) {
      const pushes = queue;
      queue = [];
      const [dropsBefore, termBefore] = [drops, term];
      if (isBehind || pushes.some(({ isWarmed }) => isWarmed)) await warm(node, pushes.at(-1)!.version);
      const messages = pushes.flatMap((push) => push.messages);
      const outcome = await post(node, { messages, secret });
      // What the last posts of an ended term say is no longer of interest.
      if (term !== termBefore) continue;
      if (outcome !== 'taken') leaveBehind(outcome, [...pushes, ...queue]);
      else {
        takenAt = now();
        observeLag(edge, messages);
        // Left behind during this post, it may lack messages between these and the next.
        if (drops === dropsBefore) catchUp();
      }
    }
    sending = undefined;
  }

  return {
    begin: () => {
      queue = [];
      isBehind = false;
      term++;
      takenAt = now();
    },
    send: (push: Push) => {
      if (countMessages([...queue, push]) > MOST_QUEUED) leaveBehind('full', queue);
      queue.push(push);
      sending ??= sendQueued();
    },
    settled: () => sending ?? Promise.resolve(),
    silentForMs: () => (isBehind ? now() - takenAt : 0),
  };
}

const countMessages = (pushes: readonly Push[]) =>
  pushes.reduce((sum, { messages }) => sum + messages.length, 0);

/** The channel of all matches has every pushed change. */
function observeLag(edge: string, messages: readonly ChannelMessage[]) {
  for (const { channel, message } of messages) {
    if (channel !== 'matches') continue;
    for (const { patch } of message.changes)
      publishLag.observe({ edge }, (Date.now() - Date.parse(patch.lastUpdated)) / 1_000);
  }
}
