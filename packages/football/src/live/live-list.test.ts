import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aChange, aMatch, aMessage } from '@safira/contract/testing/matches';
import { patchMatch, takeMessage } from './live-list.ts';

test('HOME-14: a message that follows what the client has is applied', () => {
  const step = takeMessage(10, aMessage(10, [aChange(11)]));
  expect(step).toMatchObject({ kind: 'apply', seq: 11, changes: [{ seq: 11 }] });
});

test('HOME-14: a message received twice takes effect once', () => {
  expect(takeMessage(11, aMessage(10, [aChange(11)]))).toEqual({ kind: 'apply', seq: 11, changes: [] });
});

test('HOME-14: of a message repeated with more changes, only the newer ones are applied', () => {
  const step = takeMessage(11, aMessage(10, [aChange(11), aChange(12)]));
  expect(step).toMatchObject({ kind: 'apply', seq: 12, changes: [{ seq: 12 }] });
});

test('HOME-14: a message with an unknown predecessor is a gap, so the snapshot is read', () => {
  expect(takeMessage(10, aMessage(12, [aChange(14)]))).toEqual({ kind: 'gap', min: 14 });
});

test('HOME-14: a channel ahead of the client is a gap, so the snapshot is read', () => {
  expect(takeMessage(10, { prev: 15, seq: 15, changes: [] })).toEqual({ kind: 'gap', min: 15 });
});

test('HOME-14: with lost, repeated and late messages, no change is skipped or applied twice', () => {
  const scenario = fc.array(
    fc.record({ size: fc.integer({ min: 1, max: 3 }), lost: fc.boolean(), again: fc.boolean() }),
  );
  fc.assert(
    fc.property(scenario, (ticks) => {
      let head = 0;
      let seq = 0;
      const taken: number[] = [];
      const receive = (message: ReturnType<typeof aMessage>) => {
        const step = takeMessage(seq, message);
        if (step.kind === 'apply') taken.push(...step.changes.map((change) => change.seq));
        // The snapshot contains every change up to its own number.
        else for (let missed = seq + 1; missed <= step.min; missed++) taken.push(missed);
        seq = step.kind === 'apply' ? step.seq : step.min;
      };
      for (const { size, lost, again } of ticks) {
        const changes = Array.from({ length: size }, (_, i) => aChange(head + i + 1));
        const message = aMessage(head, changes);
        head += size;
        if (!lost) receive(message);
        if (again) receive(message);
      }
      receive({ prev: head, seq: head, changes: [] });
      expect(taken).toEqual(Array.from({ length: head }, (_, i) => i + 1));
    }),
  );
});

test('HOME-14: a patch changes the score and the winner and leaves the rest', () => {
  const patched = patchMatch(aMatch(), {
    ...aChange(1, { status: 'FT', goals: [2, 1] }).patch,
    winner: 'home',
  });
  expect(patched.goals).toEqual({ home: 2, away: 1 });
  expect([patched.teams.home.winner, patched.teams.away.winner]).toEqual([true, false]);
  expect(patched.teams.home.name).toBe(aMatch().teams.home.name);
  expect(patched).not.toHaveProperty('winner');
});

test('HOME-14: a patch without a winner, neither team has won or lost; a win of the away team is its own', () => {
  const winners = (winner: 'home' | 'away' | null) => {
    const { home, away } = patchMatch(aMatch(), { ...aChange(1).patch, winner }).teams;
    return [home.winner, away.winner];
  };
  expect([winners(null), winners('away')]).toEqual([
    [null, null],
    [false, true],
  ]);
});
