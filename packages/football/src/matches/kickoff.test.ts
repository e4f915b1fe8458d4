import { expect, test } from 'vitest';
import { isKickoffConfirmed } from './kickoff.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const sunday = new Date('2027-02-14T14:00:00Z');
const others = (...times: string[]) => times.map((time) => new Date(`2027-02-${time}:00Z`));
const times = (count: number) => Array.from({ length: count }, () => sunday);

test.each([
  ['at the hour of the whole round', times(10), false],
  ['at the hour of two thirds of it', [...times(6), ...others('13T17:00', '13T19:45', '14T11:30')], false],
  [
    'in a block of half the round',
    [...times(5), ...others('12T19:45', '13T17:00', '13T19:45', '14T11:30')],
    true,
  ],
  ['at an hour of its own', [sunday, ...others('13T17:00', '13T17:00', '13T17:00')], true],
  ['with one other at its hour in a small round', times(2), true],
  ['with two others at its hour in a small round', times(3), false],
])('HOME-12: quirk 21: a kick-off months ahead %s', (_, round, isConfirmed) => {
  expect(isKickoffConfirmed(sunday, NOW, round)).toBe(isConfirmed);
});

test.each([
  ['2026-12-12T12:00:00Z', true],
  ['2026-12-12T12:01:00Z', false],
])('HOME-12: quirk 21: three weeks ahead the hour of the whole round is real: %s', (time, isConfirmed) => {
  const kickoff = new Date(time);
  expect(
    isKickoffConfirmed(
      kickoff,
      NOW,
      Array.from({ length: 9 }, () => kickoff),
    ),
  ).toBe(isConfirmed);
});
