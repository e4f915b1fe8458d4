import { expect, test } from 'vitest';
import { zoneLabel } from './zones.ts';

test('HOME-12: the zone of the times is named', () => {
  expect(zoneLabel('Asia/Riyadh')).toBe('بتوقيت مكة المكرمة');
  expect(zoneLabel('Africa/Casablanca')).toBe('بتوقيت الدار البيضاء');
});

test('HOME-12: a zone without an Arabic name is called local time', () => {
  expect(zoneLabel('Pacific/Auckland')).toBe('بتوقيتك المحلي');
  expect(zoneLabel('constructor')).toBe('بتوقيتك المحلي');
});
