import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { offsetsBetween } from '../time/days.ts';
import { zoneClasses } from './zone-classes.ts';

const YEAR_MS = 365 * 86_400_000;

test('HOME-12: zones of one class agree for the next twelve months; if not, run scripts/zone-classes.ts', () => {
  const now = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  const span = { from: now, to: now + YEAR_MS };
  const history = new Map<string, string>();
  const of = (zone: string) => {
    const known = history.get(zone) ?? JSON.stringify(offsetsBetween(zone, span));
    history.set(zone, known);
    return known;
  };
  const wrong = Object.entries(zoneClasses).filter(([zone, own]) => of(zone) !== of(own));
  expect(wrong).toEqual([]);
});

test('HOME-12: every zone of the engine is in the table, and every class represents itself', () => {
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !zoneClasses[zone])).toEqual([]);
  expect(Object.values(zoneClasses).filter((own) => zoneClasses[own] !== own)).toEqual([]);
});

test('HOME-12: the map of nginx equals the table of the servers', () => {
  const conf = readFileSync('ops/nginx/zone-classes.conf', 'utf8');
  const listed = [...conf.matchAll(/^ {2}(\S+) (\S+);$/gm)].filter(([, zone]) => zone !== 'default');
  const others = Object.entries(zoneClasses).filter(([, own]) => own !== 'Asia/Riyadh');
  expect(listed.length).toBeGreaterThanOrEqual(2 * others.length);
  for (const [, zone, own] of listed) expect(zoneClasses[decodeURIComponent(zone!)]).toBe(own);
});
