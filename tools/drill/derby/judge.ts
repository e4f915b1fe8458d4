/** When a change was stored, by the monotonic clock. */
export type Stored = { seq: number; atMs: number };
/** How many clients have been at this number or later, and when the last of them was. */
export type Reached = { seq: number; clients: number; lastMs: number };
/** A client that lost its stream: when its new one was open, and when it was at the newest number known at that moment. */
export type Back = { lostMs: number; openedMs: number; backMs: number; seq: number; snapshots: number };

/** From the commit of each change to the last of the clients; infinite where not all of them got there. */
export function delaysOf(
  stored: readonly Stored[],
  reached: readonly Reached[],
  { clients }: { clients: number },
): number[] {
  let at = 0;
  return stored.map(({ seq, atMs }) => {
    while (at < reached.length && reached[at]!.seq < seq) at++;
    const message = reached[at];
    return message && message.clients >= clients ? message.lastMs - atMs : Infinity;
  });
}

/** What is wrong with the clients of the killed edge, besides the time they took: which number they are at. */
export function faultsOfReturns(
  backs: readonly Back[],
  { lost, goal }: { lost: number; goal: number },
): string[] {
  const behind = backs.filter(({ seq }) => seq < goal).length;
  return [
    ...(backs.length < lost ? [`${lost - backs.length} of ${lost} clients did not come back`] : []),
    ...(behind > 0 ? [`${behind} clients came back without the goal at which the edge was killed`] : []),
  ];
}

/** The goal that comes nearest to this share of the time. */
export function goalNear<P extends { atMs: number; hasGoal: boolean }>(
  polls: readonly P[],
  wantedMs: number,
): P | undefined {
  const distance = ({ atMs }: P) => Math.abs(atMs - wantedMs);
  return polls.filter(({ hasGoal }) => hasGoal).toSorted((a, b) => distance(a) - distance(b))[0];
}
