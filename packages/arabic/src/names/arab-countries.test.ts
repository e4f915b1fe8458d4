import { expect, test } from 'vitest';
import { arabCountries, countryOfZone, countryOfZoneClass, isListedCountry } from './arab-countries.ts';
import { arabCountryNames, countriesByReaders } from './arab-country-names.ts';

test('OURS-20: every listed country has a name, and a zone by which a browser is recognised', () => {
  expect(Object.keys(arabCountryNames).toSorted()).toEqual([...arabCountries].toSorted());
  expect(countriesByReaders).toHaveLength(arabCountries.length);
  expect([...new Set(Object.values(countryOfZone))].toSorted()).toEqual([...arabCountries].toSorted());
});

test.each([
  ['Asia/Riyadh', 'SA'],
  ['Africa/Cairo', 'EG'],
  ['Africa/Casablanca', 'MA'],
  ['America/New_York', 'SA'],
])('OURS-20: the zone class %s stands for %s', (zone, country) => {
  expect(countryOfZoneClass(zone)).toBe(country);
});

test.each([
  ['EG', true],
  ['FR', false],
  [null, false],
])('OURS-20: whether %s has a list of channels: %s', (code, isListed) => {
  expect(isListedCountry(code)).toBe(isListed);
});
