import { expect, test } from 'vitest';
import { zoneOf } from './zone.ts';

test('HOME-12: the edge names the class', () => {
  expect(zoneOf({ 'x-zone': 'Africa/Cairo', cookie: 'tz=Asia/Dubai' })).toBe('Africa/Cairo');
});

test('HOME-12: a header that names no class is not believed', () => {
  expect(zoneOf({ 'x-zone': 'Mars/Olympus', cookie: 'tz=Asia/Dubai' })).toBe('Asia/Dubai');
});

test('HOME-12: the cookie names a zone, which stands in its class', () => {
  expect(zoneOf({ cookie: 'a=b; tz=Asia/Muscat' })).toBe('Asia/Dubai');
  expect(zoneOf({ cookie: 'tz=Africa%2FCairo' })).toBe('Africa/Cairo');
});

test("HOME-12: nobody's zone is Mecca's", () => {
  expect(zoneOf({})).toBe('Asia/Riyadh');
  expect(zoneOf({ cookie: 'tz=%E0%A4%A' })).toBe('Asia/Riyadh');
});
