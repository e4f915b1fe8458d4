import { expect, test } from 'vitest';
import { zoneOf } from './zone.ts';

test('HOME-12: the zone class named by the edge wins over the cookie', () => {
  expect(zoneOf({ 'x-zone': 'Africa/Cairo', cookie: 'tz=Asia/Dubai' })).toBe('Africa/Cairo');
});

test('HOME-12: a header that names no zone class is ignored', () => {
  expect(zoneOf({ 'x-zone': 'Mars/Olympus', cookie: 'tz=Asia/Dubai' })).toBe('Asia/Dubai');
});

test('HOME-12: the zone in the cookie is mapped to its class', () => {
  expect(zoneOf({ cookie: 'a=b; tz=Asia/Muscat' })).toBe('Asia/Dubai');
  expect(zoneOf({ cookie: 'tz=Africa%2FCairo' })).toBe('Africa/Cairo');
});

test('HOME-12: without a zone the time is that of Mecca', () => {
  expect(zoneOf({})).toBe('Asia/Riyadh');
  expect(zoneOf({ cookie: 'tz=%E0%A4%A' })).toBe('Asia/Riyadh');
});
