import { expect, test } from 'vitest';
import type { Operation } from './history.ts';
import {
  judgeCalls,
  judgeFavourites,
  judgeHead,
  judgeLog,
  judgeScores,
  judgeSessions,
  judgeTerms,
  longestSilence,
  overlapMs,
} from './judges.ts';

let clock = 0;
const did = (
  kind: Operation['kind'],
  about: string,
  { outcome = 'ok', client = 'A', found }: Partial<Operation> = {},
): Operation => ({ client, kind, about, at: ++clock, endedAt: clock, outcome, ...(found && { found }) });
const lists = (...items: string[]) => new Map([['A', new Set(items)]]);

test('HOUSE: a change log that only grows is in order', () => {
  const reads = [
    { after: 3, found: [4, 6] },
    { after: 6, found: [] },
    { after: 6, found: [7] },
  ];
  expect(judgeLog(reads, [1, 2, 3, 4, 6, 7, 8])).toEqual([]);
});

test('HOUSE: a number that was read and is not stored is lost', () => {
  expect(judgeLog([{ after: 3, found: [4, 5] }], [1, 2, 3, 4])).toEqual([
    'numbers that were read are lost: 5',
  ]);
});

test('HOUSE: a number that appears below one that was read is reordered', () => {
  expect(judgeLog([{ after: 3, found: [5] }], [3, 4, 5])).toEqual([
    'numbers appeared below one that was read: 4',
  ]);
});

test('HOUSE: a number that is stored twice, or read again, is a fault', () => {
  expect(judgeLog([], [1, 2, 2])).toEqual(['the log has a number twice']);
  expect(judgeLog([{ after: 3, found: [3] }], [3])).toEqual(['a reader after 3 got 3']);
});

test('HOUSE: a log that ends below a number of a client has gone back', () => {
  expect(judgeHead([5, 9], 9)).toEqual([]);
  expect(judgeHead([5, 9], 8)).toHaveLength(1);
});

test('HOUSE: an acknowledged favourite that is missing is lost', () => {
  expect(judgeFavourites([did('add', 'm1')], lists('m1'))).toEqual([]);
  expect(judgeFavourites([did('add', 'm1')], lists())).toHaveLength(1);
});

test('HOUSE: an acknowledged removal that came back is lost', () => {
  expect(judgeFavourites([did('add', 'm1'), did('remove', 'm1')], lists('m1'))).toHaveLength(1);
});

test('HOUSE: a change with an unknown outcome may have been made or not', () => {
  const changes = [did('add', 'm1'), did('remove', 'm1', { outcome: 'unknown' })];
  expect(judgeFavourites(changes, lists('m1'))).toEqual([]);
  expect(judgeFavourites(changes, lists())).toEqual([]);
  expect(judgeFavourites([...changes, did('add', 'm1')], lists())).toHaveLength(1);
});

test('HOUSE: a refused change must not have been made', () => {
  expect(judgeFavourites([did('add', 'm1'), did('remove', 'm1', { outcome: 'fail' })], lists())).toHaveLength(
    1,
  );
});

test('HOUSE: a list that is read right after a change shows it', () => {
  const read = did('list', '', { found: [] });
  const before = { ...did('add', 'm1'), at: read.at - 1 };
  expect(judgeFavourites([before, read], lists('m1'))).toHaveLength(1);
});

test('HOUSE: a session that was ended and is valid, or begun and is not, is a fault', () => {
  const begun = did('sign-in', '', { client: 's1' });
  const ended = did('sign-out', '', { client: 's1' });
  const maybe = did('sign-out', '', { client: 's1', outcome: 'unknown' });
  expect(judgeSessions([begun], new Set(['s1']))).toEqual([]);
  expect(judgeSessions([begun], new Set())).toHaveLength(1);
  expect(judgeSessions([begun, ended], new Set())).toEqual([]);
  expect(judgeSessions([begun, ended], new Set(['s1']))).toHaveLength(1);
  expect(judgeSessions([begun, maybe], new Set())).toEqual([]);
});

test('HOUSE: a term that falls, or has two holders, is a fault', () => {
  const sample = (at: number, holder: string, term: number) => ({ at, name: 'live', holder, term });
  expect(judgeTerms([sample(1, 'a', 1), sample(2, 'b', 2)])).toEqual([]);
  expect(judgeTerms([sample(1, 'a', 2), sample(2, 'a', 1)])).toEqual(['the term of live fell to 1']);
  expect(judgeTerms([sample(1, 'a', 1), sample(2, 'b', 1)])).toEqual(['term 1 of live had two holders']);
});

test('HOUSE: two workers that hold a lease at once overlap', () => {
  const sample = (worker: string, at: number, isHeld: boolean) => ({ worker, at, isHeld, lease: 'live' });
  const first = [sample('a', 0, true), sample('a', 500, true), sample('a', 1_000, false)];
  expect(overlapMs([...first, sample('b', 500, false), sample('b', 900, true)], 'live')).toBe(0);
  expect(overlapMs([...first, sample('b', 200, true), sample('b', 900, true)], 'live')).toBe(300);
  // A suspended worker says nothing while it is suspended.
  const suspended = [sample('a', 0, true), sample('a', 9_000, true)];
  expect(overlapMs([...suspended, sample('b', 4_000, true), sample('b', 4_500, true)], 'live')).toBe(0);
});

test('HOUSE: a call of the provider that is not counted is a fault', () => {
  expect(judgeCalls(10, 9)).toEqual([]);
  expect(judgeCalls(9, 10)).toHaveLength(1);
});

test('HOUSE: a stored score that is not the one of the match is a fault', () => {
  expect(judgeScores(new Map([[7, '1-0']]), new Map([[7, '1-0']]))).toEqual([]);
  expect(judgeScores(new Map([[7, '0-0']]), new Map([[7, '1-0']]))).toHaveLength(1);
  expect(judgeScores(new Map(), new Map([[7, '1-0']]))).toHaveLength(1);
});

test('HOUSE: the longest silence counts up to the first message and after the last', () => {
  expect(longestSilence([12, 15], { from: 10, to: 20 })).toBe(5);
  expect(longestSilence([18], { from: 10, to: 20 })).toBe(8);
  expect(longestSilence([], { from: 10, to: 20 })).toBe(10);
});
