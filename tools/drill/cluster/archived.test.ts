import { expect, test } from 'vitest';
import { archivedBy } from './archived.ts';

const positions = [
  { at: 1, lsn: '0/4FFFFF0' },
  { at: 2, lsn: '0/5000000' },
  { at: 3, lsn: '0/5000028' },
  { at: 4, lsn: '1/28' },
];

test('HOUSE: what was written up to the end of an archived segment is archived', () => {
  expect(archivedBy(positions, '000000010000000000000004')).toBe(2);
  expect(archivedBy(positions, '000000010000000000000005')).toBe(3);
  expect(archivedBy(positions, '000000020000000100000000')).toBe(4);
});

test('HOUSE: nothing is archived in a segment before the first position', () => {
  expect(archivedBy(positions, '000000010000000000000003')).toBe(0);
});
