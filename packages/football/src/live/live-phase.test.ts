import { expect, test } from 'vitest';
import { livePhase } from './live-phase.ts';

test.each([
  ['1H', 'first_half'],
  ['HT', 'half_time'],
  ['2H', 'second_half'],
  ['ET', 'extra_time'],
  ['BT', 'break'],
  ['P', 'penalties'],
])('DLG-19: %s is the phase %s', (code, phase) => {
  expect(livePhase(code)).toBe(phase);
});

test.each(['NS', 'FT', 'PEN', 'LIVE', 'constructor'])('DLG-19: %s is no phase', (code) => {
  expect(livePhase(code)).toBeUndefined();
});
