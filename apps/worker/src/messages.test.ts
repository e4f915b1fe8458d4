import { expect, test } from 'vitest';
import { aChange } from '@safira/contract/testing/matches';
import { changedMatches, channelMessages, standing } from './messages.ts';

const logged = (seq: number, id: number, prevSeq: number) => ({
  change: { ...aChange(seq, { id }), events: [] },
  prevSeq,
  kickoffs: ['2026-11-21T18:00:00.000Z'],
});

test('HOME-14: one message for all matches goes on from the mark; each match has its own chain', () => {
  const messages = channelMessages(10, [logged(11, 1, 4), logged(13, 2, 0), logged(14, 1, 11)]);
  expect(messages.map(({ channel, message }) => [channel, message.prev, message.seq])).toEqual([
    ['matches', 10, 14],
    ['match/1', 4, 11],
    ['match/2', 0, 13],
    ['match/1', 11, 14],
  ]);
  expect(messages[0]?.message.changes.map(({ seq }) => seq)).toEqual([11, 13, 14]);
});

test('DLG-13: events travel on the channel of their match only', () => {
  const [all, own] = channelMessages(10, [logged(11, 1, 4)]);
  expect(all?.message.changes[0]).not.toHaveProperty('events');
  expect(own?.message.changes[0]).toHaveProperty('events');
});

test('HOME-14: a match that is new has nobody on its channel', () => {
  const fresh = { change: aChange(11, { kinds: ['new'] }), prevSeq: 0, kickoffs: [] };
  expect(channelMessages(10, [fresh]).map(({ channel }) => channel)).toEqual(['matches']);
});

test('HOME-14: an empty message only says where the channel stands', () => {
  expect(standing(14, undefined)).toEqual({
    channel: 'matches',
    message: { prev: 14, seq: 14, changes: [] },
  });
  expect(changedMatches([logged(11, 7, 0)])).toEqual([
    { matchId: 7, kickoffs: ['2026-11-21T18:00:00.000Z'] },
  ]);
});

test('OURS-09: an empty message says how old the data is, where that is known', () => {
  const asOf = '2026-11-21T18:00:00.000Z';
  expect(standing(14, asOf).message).toEqual({ prev: 14, seq: 14, changes: [], asOf });
});

test('DLG-13: the clock of a match is told to all at once, not on its own channel', () => {
  const tick = { change: aChange(11, { kinds: ['minute'] }), prevSeq: 4, kickoffs: [] };
  expect(channelMessages(10, [tick]).map(({ channel }) => channel)).toEqual(['matches']);
});
