import { expect, test } from 'vitest';
import { clubAbroad } from './club-abroad.ts';

const club = (name: string, country: string | null, originalName = name) => ({ name, originalName, country });

test.each([
  ['الأهلي', 'Egypt', 'الأهلي المصري'],
  ['الأهلي', 'Saudi-Arabia', 'الأهلي السعودي'],
  ['الأهلي', 'Saudi Arabia', 'الأهلي السعودي'],
  ['الشباب', 'Oman', 'الشباب العُماني'],
  ['الوحدة', 'United-Arab-Emirates', 'الوحدة الإماراتي'],
  ['الأهلي', 'Chad', 'الأهلي (تشاد)'],
])('NAME-01: «%s» of %s is «%s» in a competition of several countries', (name, country, expected) => {
  expect(clubAbroad(club(name, country), 'World')).toBe(expected);
});

test('NAME-01: a club has its plain name in the competitions of its country, and in full in those of another', () => {
  expect(clubAbroad(club('الأهلي', 'Saudi-Arabia'), 'Saudi-Arabia')).toBe('الأهلي');
  expect(clubAbroad(club('الأهلي', 'Saudi Arabia'), 'Saudi-Arabia')).toBe('الأهلي');
  expect(clubAbroad(club('الأهلي', 'Egypt'), 'Saudi-Arabia')).toBe('الأهلي المصري');
});

test.each([
  ['الزمالك', 'Egypt'],
  ['ريال مدريد', 'Spain'],
  ['نادٍ مجهول', 'Oman'],
])('NAME-01: the name «%s» belongs to one club, so it stays as it is', (name, country) => {
  expect(clubAbroad(club(name, country), 'World')).toBe(name);
});

test('NAME-01: a country that is not stored is found by the name of the provider, else the name stays', () => {
  expect(clubAbroad(club('الأهلي', null, 'Al Ahly'), 'World')).toBe('الأهلي المصري');
  expect(clubAbroad(club('الأهلي', null, 'Unknown'), 'World')).toBe('الأهلي');
  expect(clubAbroad(club('الأهلي', 'World', 'Unknown'), 'Egypt')).toBe('الأهلي');
});
