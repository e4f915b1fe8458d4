import type { Operation } from './history.ts';

// Judges of histories: each returns one sentence for each violation, none if the history is as promised.

/** What a reader of the change log found after a number, in order of time. */
export type LogRead = { after: number; found: number[] };

/** A reader at n never finds a number below n later, and what was found once is there in the end, once. */
export function judgeLog(reads: readonly LogRead[], final: readonly number[]): string[] {
  const faults: string[] = [];
  const seen = new Set<number>();
  let highest = 0;
  for (const { after, found } of reads) {
    if (found.some((seq) => seq <= after)) faults.push(`a reader after ${after} got ${Math.min(...found)}`);
    for (const seq of found) seen.add(seq);
    highest = Math.max(highest, after, ...found);
  }
  const stored = new Set(final);
  if (stored.size < final.length) faults.push('the log has a number twice');
  const lost = [...seen].filter((seq) => !stored.has(seq));
  if (lost.length > 0) faults.push(`numbers that were read are lost: ${list(lost)}`);
  const late = final.filter((seq) => seq <= highest && !seen.has(seq) && seq > (reads[0]?.after ?? 0));
  if (late.length > 0) faults.push(`numbers appeared below one that was read: ${list(late)}`);
  return faults;
}

const list = (numbers: readonly number[]) =>
  numbers.length > 5
    ? `${numbers.slice(0, 5).join(', ')} and ${numbers.length - 5} more`
    : numbers.join(', ');

/** The highest number that any client ever reached is not above the head of the log. */
export function judgeHead(reached: readonly number[], head: number): string[] {
  const highest = Math.max(0, ...reached);
  return highest > head ? [`clients are at ${highest}, the log ends at ${head}`] : [];
}

/**
 * Each client changes its own list, one change after another. The last acknowledged change of an item holds, unless one
 * with an unknown outcome came after it. Lists that were read show what was acknowledged before.
 */
export function judgeFavourites(
  operations: readonly Operation[],
  final: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const faults: string[] = [];
  for (const [client, own] of Map.groupBy(operations, (one) => one.client)) {
    const allowed = new Map<string, Set<boolean>>();
    const check = (found: ReadonlySet<string>, when: string) => {
      for (const [item, values] of allowed) {
        if (values.has(found.has(item))) continue;
        faults.push(
          `${client} ${when}: ${item} is ${found.has(item) ? 'there' : 'missing'}, acknowledged was the opposite`,
        );
      }
    };
    for (const { kind, about, outcome, found } of own.toSorted((a, b) => a.at - b.at)) {
      if (kind === 'list' && outcome === 'ok') check(new Set(found), 'right after a change');
      if ((kind !== 'add' && kind !== 'remove') || outcome === 'fail') continue;
      const isAdded = kind === 'add';
      if (outcome === 'ok') allowed.set(about, new Set([isAdded]));
      // Before the first acknowledged change anything may be stored.
      else allowed.set(about, (allowed.get(about) ?? new Set([true, false])).add(isAdded));
    }
    check(final.get(client) ?? new Set(), 'in the end');
  }
  return faults;
}

/** `client` is the session. One that was begun and not ended is valid; one that was ended is not. */
export function judgeSessions(operations: readonly Operation[], valid: ReadonlySet<string>): string[] {
  return [...Map.groupBy(operations, (one) => one.client)].flatMap(([session, own]) => {
    if (!own.some(({ kind, outcome }) => kind === 'sign-in' && outcome === 'ok')) return [];
    const ending = own.filter(({ kind, outcome }) => kind === 'sign-out' && outcome !== 'fail');
    const isEnded = ending.some(({ outcome }) => outcome === 'ok');
    if (isEnded && valid.has(session)) return [`${session} was ended and is valid`];
    return ending.length === 0 && !valid.has(session) ? [`${session} was begun and is not valid`] : [];
  });
}

export type LeaseSample = { at: number; name: string; holder: string; term: number };

/** Terms never fall, and one term has one holder. */
export function judgeTerms(samples: readonly LeaseSample[]): string[] {
  return [...Map.groupBy(samples, ({ name }) => name)].flatMap(([name, own]) => {
    const inOrder = own.toSorted((a, b) => a.at - b.at);
    const fallen = inOrder.find(({ term }, index) => index > 0 && term < inOrder[index - 1]!.term);
    const shared = [...Map.groupBy(own, ({ term }) => term)].find(
      ([, each]) => new Set(each.map(({ holder }) => holder)).size > 1,
    );
    return [
      ...(fallen ? [`the term of ${name} fell to ${fallen.term}`] : []),
      ...(shared ? [`term ${shared[0]} of ${name} had two holders`] : []),
    ];
  });
}

/** Whether a worker says of itself that it holds a lease. */
export type HoldSample = { at: number; worker: string; lease: string; isHeld: boolean };

/** A longer pause between two samples says nothing about the time between them. */
const LONGEST_STEP_MS = 1_000;

/** For how long two workers did the duty of one lease at the same time, between samples that both say so. */
export function overlapMs(samples: readonly HoldSample[], lease: string): number {
  const spans = [
    ...Map.groupBy(
      samples.filter((one) => one.lease === lease),
      ({ worker }) => worker,
    ),
  ].map(([, own]) =>
    own.flatMap((sample, index) => {
      const next = own[index + 1];
      const isSpan = sample.isHeld && next?.isHeld && next.at - sample.at <= LONGEST_STEP_MS;
      return isSpan ? [{ from: sample.at, to: next.at }] : [];
    }),
  );
  const [first = [], second = []] = spans;
  return first.reduce(
    (sum, a) =>
      sum +
      second.reduce((part, b) => part + Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from)), 0),
    0,
  );
}

/** Each call is counted before it is made. */
export const judgeCalls = (counted: number, answered: number): string[] =>
  counted < answered ? [`${counted} calls are counted, the provider had ${answered}`] : [];

/** By match: the score that is stored, and the simulator's. */
export const judgeScores = (
  stored: ReadonlyMap<number, string>,
  played: ReadonlyMap<number, string>,
): string[] =>
  [...played].flatMap(([match, score]) =>
    stored.get(match) === score ? [] : [`match ${match} is stored as ${stored.get(match)}, it was ${score}`],
  );

/** The longest time without a message in a span, also before the first and after the last. */
export function longestSilence(
  arrivals: readonly number[],
  { from, to }: { from: number; to: number },
): number {
  const within = arrivals.filter((at) => at > from && at < to).toSorted((a, b) => a - b);
  const moments = [from, ...within, to];
  return moments.reduce(
    (longest, at, index) => Math.max(longest, index > 0 ? at - moments[index - 1]! : 0),
    0,
  );
}
