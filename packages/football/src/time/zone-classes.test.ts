import { expect, test } from 'vitest';
import { groupZones, zoneClass } from './zone-classes.ts';

test('HOME-12: zones with different clock changes are separate, equal ones grouped', () => {
  const span = { from: Date.parse('2026-01-01'), to: Date.parse('2027-01-01') };
  expect(
    groupZones(['Asia/Riyadh', 'Asia/Kuwait', 'Asia/Baghdad', 'Africa/Cairo', 'Africa/Tripoli'], span),
  ).toEqual({
    'Asia/Riyadh': 'Asia/Riyadh',
    'Asia/Kuwait': 'Asia/Riyadh',
    'Asia/Baghdad': 'Asia/Riyadh',
    'Africa/Cairo': 'Africa/Cairo',
    'Africa/Tripoli': 'Africa/Tripoli',
  });
});

test('HOME-19: an unknown zone counts as Riyadh', () => {
  expect(zoneClass('Mars/Olympus')).toBe('Asia/Riyadh');
  expect(zoneClass(undefined)).toBe('Asia/Riyadh');
  expect(zoneClass('constructor')).toBe('Asia/Riyadh');
  expect(zoneClass('Asia/Kuwait')).toBe('Asia/Riyadh');
});

test('HOME-12: zones without one of ours are represented by the first by name, and the table is in order', () => {
  const span = { from: Date.parse('2026-01-01'), to: Date.parse('2027-01-01') };
  const grouped = groupZones(['Asia/Tokyo', 'Asia/Seoul', 'Asia/Kuwait', 'Asia/Riyadh', 'Asia/Dili'], span);
  expect(Object.entries(grouped)).toEqual([
    ['Asia/Dili', 'Asia/Dili'],
    ['Asia/Kuwait', 'Asia/Riyadh'],
    ['Asia/Riyadh', 'Asia/Riyadh'],
    ['Asia/Seoul', 'Asia/Dili'],
    ['Asia/Tokyo', 'Asia/Dili'],
  ]);
});

test('HOME-19: a zone with clocks of its own is its own class', () => {
  expect(zoneClass('Africa/Cairo')).toBe('Africa/Cairo');
});
