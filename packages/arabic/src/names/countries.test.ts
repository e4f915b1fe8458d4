import { expect, test } from 'vitest';
import {
  arabSpellings,
  countryKey,
  countryName,
  isArabCountry,
  isEuropeanCountry,
  nationalTeam,
} from './countries.ts';
import { clubTables, competitionTable } from './club-tables.ts';
import { personTables, placeTables } from './name-tables.ts';
import { fifaMembers, otherCountries } from '../tables/fifa-members.ts';

test('NAME-01: the table contains the 211 members of FIFA', () => {
  expect(fifaMembers).toHaveLength(211);
});

test('NAME-01: no spelling and no code belongs to two countries', () => {
  const all = [...fifaMembers, ...otherCountries];
  const codes = all.flatMap(({ code = [] }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { name, aliases = [] } of all) {
    for (const spelling of aliases)
      expect([spelling, countryKey(spelling)]).toEqual([spelling, countryKey(name)]);
  }
  expect(new Set(all.map(({ name }) => countryKey(name))).size).toBe(all.length);
});

test('NAME-01: each country has a unique Arabic name, without vowel marks', () => {
  const names = [...fifaMembers, ...otherCountries].map(({ name }) => countryName(name) ?? name);
  for (const name of names) expect(name).toMatch(/^[\u0621-\u0652 ]{2,24}$/);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['Saudi-Arabia', 'السعودية'],
  ['United-Arab-Emirates', 'الإمارات'],
  ['Congo-DR', 'الكونغو الديمقراطية'],
  ['Congo', 'الكونغو'],
  ['Palestine', 'فلسطين'],
  ['Ivory-Coast', 'كوت ديفوار'],
  ['Hong-Kong', 'هونغ كونغ'],
  ['Chinese-Taipei', 'تايبيه الصينية'],
  ['Rep. Of Ireland', 'جمهورية أيرلندا'],
  ['Northern-Ireland', 'أيرلندا الشمالية'],
  ['England', 'إنجلترا'],
  ['Scotland', 'اسكتلندا'],
  ['Wales', 'ويلز'],
  ['USA', 'الولايات المتحدة'],
  ['Czech-Republic', 'التشيك'],
  ['Hungary', 'المجر'],
  ['Denmark', 'الدنمارك'],
  ['Belarus', 'بيلاروسيا'],
  ['Macedonia', 'مقدونيا الشمالية'],
  ['Cape Verde Islands', 'الرأس الأخضر'],
  ['Trinidad & Tobago', 'ترينيداد وتوباغو'],
  ['Tahiti', 'تاهيتي'],
  ['French Guiana', 'غويانا الفرنسية'],
  ['World', 'دولي'],
])('NAME-01: %s is «%s»', (english, arabic) => {
  expect(countryName(english)).toBe(arabic);
});

test('NAME-01: a name in no table has no translation', () => {
  expect(countryName('Atlantis')).toBeUndefined();
  expect(countryName('')).toBeUndefined();
});

test.each([
  ['Saudi-Arabia', 'Saudi Arabia'],
  ['Ivory Coast', 'Côte d’Ivoire'],
  ['Korea Republic', 'South-Korea'],
  ['USA', 'United States'],
  ['Türkiye', 'Turkey'],
  ['Congo DR', 'DR Congo'],
  ['Cape Verde Islands', 'Cabo Verde'],
  ['Republic of Ireland', 'Ireland'],
  ['Bosnia', 'Bosnia & Herzegovina'],
  ['Czechia', 'Czech-Republic'],
  ['FYR Macedonia', 'North Macedonia'],
  ['Taiwan', 'Chinese Taipei'],
  ['Curaçao', 'Curacao'],
  ['Swaziland', 'Eswatini'],
  ['The Gambia', 'Gambia'],
  ['St. Lucia', 'Saint Lucia'],
])('NAME-01: %s and %s are one country', (one, other) => {
  expect(countryKey(one)).toBe(countryKey(other));
});

test.each([
  ['Congo', 'Congo DR'],
  ['Guinea', 'Guinea-Bissau'],
  ['Ireland', 'Northern Ireland'],
  ['Sudan', 'South Sudan'],
  ['Dominica', 'Dominican Republic'],
  ['Samoa', 'American Samoa'],
  ['South Korea', 'North Korea'],
])('NAME-01: %s is not %s', (one, other) => {
  expect(countryKey(one)).not.toBe(countryKey(other));
});

test('NAME-01: every country in the name tables is known', () => {
  const given = [
    ...[...personTables.player, ...personTables.coach, ...placeTables.stadium, ...placeTables.city]
      .flat()
      .map(([, , country]) => country),
    ...[...clubTables.flat(), ...competitionTable].map(({ country }) => country),
  ];
  const unknown = given.filter((country) => countryName(country) === undefined);
  expect([...new Set(unknown)]).toEqual([]);
});

test('NAME-05: the 22 Arab countries are recognised, in either spelling', () => {
  expect(fifaMembers.filter(({ name }) => isArabCountry(name))).toHaveLength(22);
  expect(isArabCountry('Saudi-Arabia')).toBe(true);
  expect(isArabCountry('UAE')).toBe(true);
  expect(isArabCountry('Iran')).toBe(false);
});

test.each([
  ['Egypt', 'منتخب مصر'],
  ['Saudi-Arabia', 'منتخب السعودية'],
  ['Egypt U23', 'منتخب مصر تحت 23 عامًا'],
  ['Egypt U-20', 'منتخب مصر تحت 20 عامًا'],
  ['Egypt W', 'منتخب مصر للسيدات'],
  ['Egypt Women', 'منتخب مصر للسيدات'],
  ['Spain U19 W', 'منتخب إسبانيا للسيدات تحت 19 عامًا'],
  ['Spain W U19', 'منتخب إسبانيا للسيدات تحت 19 عامًا'],
  ['England', 'منتخب إنجلترا'],
])('NAME-01: the team %s is «%s»', (english, arabic) => {
  expect(nationalTeam(english)).toBe(arabic);
});

test.each(['Ajax U21', 'World', 'W', ''])('NAME-01: «%s» is no national team', (english) => {
  expect(nationalTeam(english)).toBeUndefined();
});

test('NAME-01: countries of Europe are those of its confederation, however they are spelled', () => {
  expect(['England', 'Türkiye', 'Albania', 'Wales'].every(isEuropeanCountry)).toBe(true);
  expect(['Egypt', 'World', 'Brazil', 'Tahiti'].some(isEuropeanCountry)).toBe(false);
});

test('OURS-15: an Arab country has one key for all spellings of the provider', () => {
  const keyOf = (spelling: string) => arabSpellings.find((one) => one.spelling === spelling)?.key;
  expect(keyOf('Saudi-Arabia')).toBe('saudi arabia');
  expect(keyOf('Saudi Arabia')).toBe('saudi arabia');
  expect(keyOf('England')).toBeUndefined();
  expect(new Set(arabSpellings.map(({ key }) => key)).size).toBe(22);
});
