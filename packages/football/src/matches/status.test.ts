import { expect, test } from 'vitest';
import { hasKnownTime, isLiveCode, statusGroup } from './status.ts';
import { liveCodes, notScheduledCodes, resultCodes, settledCodes } from './status-codes.ts';

test.each([
  ['FT', 'result'],
  ['AET', 'result'],
  ['PEN', 'result'],
  ['AWD', 'result'],
  ['WO', 'result'],
  ['1H', 'live'],
  ['2H', 'live'],
  ['HT', 'live'],
  ['ET', 'live'],
  ['P', 'live'],
  ['BT', 'live'],
  ['INT', 'live'],
  ['LIVE', 'live'],
  ['NS', 'scheduled'],
  ['TBD', 'scheduled'],
  ['SUSP', 'suspended'],
  ['CANC', 'cancelled'],
  ['PST', 'off'],
  ['ABD', 'off'],
  ['NEWCODE', 'scheduled'],
])('HOME-18: %s is in the group %s', (code, expected) => {
  expect(statusGroup(code)).toBe(expected);
  expect(isLiveCode(code)).toBe(expected === 'live');
});

test('HOME-18: the live and the settled codes are apart, and a postponed match is neither', () => {
  expect(liveCodes.filter((code) => settledCodes.includes(code))).toEqual([]);
  expect([...liveCodes, ...settledCodes]).not.toContain('PST');
});

test.each([
  ['TBD', false],
  ['PST', false],
  ['CANC', false],
  ['NS', true],
  ['1H', true],
  ['SUSP', true],
])('HOME-12: the time of a match with the code %s is known: %s', (code, expected) => {
  expect(hasKnownTime(code)).toBe(expected);
});

test('HOME-18: a cancelled match is settled and has no result', () => {
  expect(resultCodes.toSorted()).toEqual(['AET', 'AWD', 'FT', 'PEN', 'WO']);
  expect(settledCodes.toSorted()).toEqual([...resultCodes, 'CANC'].toSorted());
});

test('HOME-18: what is not to come is live, settled, suspended or off', () => {
  const halted = ['SUSP', 'PST', 'ABD'];
  expect(notScheduledCodes.toSorted()).toEqual([...liveCodes, ...settledCodes, ...halted].toSorted());
});
