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
