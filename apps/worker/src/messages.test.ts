import { expect, test } from 'vitest';
import type { ChangeKind } from '@safira/contract/matches/live';
import { aChange } from '@safira/contract/testing/matches';
import { takeMessage } from '@safira/football/live/live-list';
import { channelMessages, heartbeat, isUrgentRun, noticesOf, type Run } from './messages.ts';

const now = Date.parse('2026-11-21T18:30:00Z');
const today = '2026-11-21T18:00:00.000Z';
const lastSpring = '2026-04-18T18:00:00.000Z';

type Entry = { id?: number; prevSeq?: number; kickoff?: string; kinds?: ChangeKind[]; status?: string };
const logged = (
  seq: number,
  { id = 1, prevSeq = 0, kickoff = today, kinds = ['goal'], status = 'FT' }: Entry = {},
) => ({
  change: { ...aChange(seq, { id, kinds, status }), events: [] },
  prevSeq,
  kickoffs: [kickoff],
  scope: undefined,
});
const unread = (seq: number, { id = 1, kickoff = today }: Entry = {}) => ({
  seq,
  matchId: id,
  kickoffs: [kickoff],
  scope: undefined,
  reason: 'a kind from a newer version',
  row: {},
});
const runOf = (changes: Run['changes'], unreadable: Run['unreadable'] = []): Run => ({ changes, unreadable });
const messagesOf = (run: Run, completeFrom = 10) => channelMessages(run, { completeFrom, now }).messages;
const numbersOf = (run: Run, completeFrom = 10) =>
  messagesOf(run, completeFrom).map(({ channel, message }) => [channel, message.prev, message.seq]);
const imported = (first: number, count: number, kickoff = today) =>
  Array.from({ length: count }, (_, n) => logged(first + n, { id: first + n, kinds: ['new'], kickoff }));

test('HOME-14: the message for all matches continues from the last one, and each match has its own sequence', () => {
  const run = runOf([
    logged(11, { prevSeq: 4 }),
    logged(13, { id: 2 }),
    logged(14, { prevSeq: 11, kinds: ['card'] }),
  ]);
  expect(numbersOf(run)).toEqual([
    ['matches', 10, 14],
    ['match/1', 4, 11],
    ['match/2', 0, 13],
    ['match/1', 11, 14],
  ]);
  expect(messagesOf(run)[0]?.message.changes.map(({ seq }) => seq)).toEqual([11, 13, 14]);
});

test('DLG-13: events are sent on the channel of their match only', () => {
  const [all, own] = messagesOf(runOf([logged(11)]));
  expect(all?.message.changes[0]).not.toHaveProperty('events');
  expect(own?.message.changes[0]).toHaveProperty('events');
});

test.each([
  [['new'], true],
  [['kickoff', 'details'], true],
  [['phase'], true],
  [['goal'], false],
  [['minute'], false],
] as [ChangeKind[], boolean][])(
  'OURS-06: a change %j names the season of its match on the channel of all: %s',
  (kinds, isNamed) => {
    const scope = { competitions: [{ id: 307, season: 2026 }], teamIds: [] };
    const [all, own] = messagesOf(runOf([{ ...logged(11, { kinds }), scope }]));
    expect(all?.message.changes[0]?.competitions).toEqual(isNamed ? scope.competitions : undefined);
    expect(own?.message.changes[0] ?? {}).not.toHaveProperty('competitions');
  },
);

test('OURS-06: a match that was moved to another competition names both', () => {
  const competitions = [307, 308].map((id) => ({ id, season: 2026 }));
  const scope = { competitions, teamIds: [] };
  const [all] = messagesOf(runOf([{ ...logged(11, { kinds: ['details'] }), scope }]));
  expect(all?.message.changes[0]?.competitions).toEqual(competitions);
});

test('HOME-14: a new match has no subscribers, so nothing is sent on its own channel', () => {
  expect(numbersOf(runOf([logged(11, { kinds: ['new'] })]))).toEqual([['matches', 10, 11]]);
});

test("DLG-13: a change of a match's clock is sent on the channel of all matches, not on its own", () => {
  expect(numbersOf(runOf([logged(11, { kinds: ['minute'] })]))).toEqual([['matches', 10, 11]]);
});

test('HOME-14: a minute that clients count themselves is not sent; with another change of the match it is', () => {
  const passed = logged(11, { kinds: ['counted-minute'], status: '2H' });
  expect(numbersOf(runOf([passed]))).toEqual([]);
  const card = logged(12, { kinds: ['card', 'counted-minute'], status: '2H' });
  expect(numbersOf(runOf([passed, card]))).toEqual([
    ['matches', 10, 12],
    ['match/1', 0, 12],
  ]);
  expect(messagesOf(runOf([passed, card]))[0]?.message.changes.map(({ seq }) => seq)).toEqual([12]);
});

test("OURS-09: a heartbeat contains the channel's number, and the age of the data where it is known", () => {
  expect(heartbeat({ completeFrom: 12, head: 14, asOf: undefined })).toEqual({
    channel: 'matches',
    message: { prev: 12, seq: 14, changes: [] },
  });
  expect(heartbeat({ completeFrom: 14, head: 14, asOf: today }).message.asOf).toBe(today);
});

test('HOUSE: changes of matches that no open page lists are skipped by the next message', () => {
  const old = { kickoff: lastSpring };
  expect(channelMessages(runOf([logged(11, old)]), { completeFrom: 10, now })).toEqual({
    messages: [],
    completeFrom: 10,
  });
  const run = runOf([logged(12, old), logged(13, { id: 2 }), logged(14, old)]);
  expect(numbersOf(run)).toEqual([
    ['matches', 10, 14],
    ['match/2', 0, 13],
  ]);
  expect(messagesOf(run)[0]?.message.changes.map(({ seq }) => seq)).toEqual([13]);
});

test('HOUSE: a match that is postponed to next month, or is still live after days, is pushed', () => {
  const postponed = { ...logged(11, { kinds: ['kickoff'] }), kickoffs: ['2026-12-29T18:00:00.000Z', today] };
  const resumed = logged(12, { id: 2, kickoff: '2026-11-14T18:00:00.000Z', status: '2H', kinds: ['minute'] });
  expect(messagesOf(runOf([postponed, resumed]))[0]?.message.changes.map(({ seq }) => seq)).toEqual([11, 12]);
});

test('HOUSE: an import of listed matches is not pushed; the next message makes older clients read again', () => {
  const { messages, completeFrom } = channelMessages(runOf(imported(11, 100)), { completeFrom: 10, now });
  expect([messages, completeFrom]).toEqual([[], 110]);
  const next = heartbeat({ completeFrom, head: 130, asOf: undefined }).message;
  expect(takeMessage(10, next)).toEqual({ kind: 'gap', min: 130 });
  expect(takeMessage(110, next)).toMatchObject({ kind: 'apply', seq: 130 });
});

test('HOUSE: a goal in the middle of an import is pushed at once', () => {
  const run = runOf([...imported(11, 5), logged(16), ...imported(17, 5)]);
  const [all, own] = messagesOf(run);
  expect(all?.message).toEqual({ prev: 21, seq: 21, changes: [] });
  expect(takeMessage(10, all!.message)).toEqual({ kind: 'gap', min: 21 });
  expect(own?.message.changes.map(({ seq }) => seq)).toEqual([16]);
});

test('HOUSE: clients that are behind an unreadable entry have to read again, on both channels', () => {
  const run = runOf([logged(11, { id: 2 }), logged(13, { prevSeq: 12 })], [unread(12)]);
  const [all, ...own] = messagesOf(run);
  expect(all?.message).toMatchObject({ prev: 12, seq: 13, changes: [{ seq: 13 }] });
  expect(takeMessage(11, all!.message)).toEqual({ kind: 'gap', min: 13 });
  expect(takeMessage(12, all!.message)).toMatchObject({ kind: 'apply', seq: 13 });
  expect(own.map(({ channel, message }) => [channel, message.prev, message.seq])).toEqual([
    ['match/2', 0, 11],
    ['match/1', 12, 12],
    ['match/1', 12, 13],
  ]);
});

test('HOUSE: goals and unreadable entries are urgent where a page lists their match', () => {
  const isUrgent = (run: Run) => isUrgentRun(run, now);
  expect([isUrgent(runOf([logged(11)])), isUrgent(runOf([], [unread(11)]))]).toEqual([true, true]);
  const old = { kickoff: lastSpring };
  expect([isUrgent(runOf([logged(11, old)])), isUrgent(runOf([], [unread(11, old)]))]).toEqual([
    false,
    false,
  ]);
  expect(isUrgent(runOf([logged(11, { kinds: ['minute'] })]))).toBe(false);
});

test('HOUSE: the API processes get a notice of every change, listed or not, readable or not', () => {
  const scope = { competitions: [{ id: 307, season: 2026 }], teamIds: [11, 12] };
  const run = runOf([{ ...logged(11, { id: 7, kickoff: lastSpring }), scope }], [unread(12, { id: 8 })]);
  expect(noticesOf(run)).toEqual([
    { matchId: 7, kickoffs: [lastSpring], scope },
    { matchId: 8, kickoffs: [today], scope: undefined },
  ]);
});
