import { expect, test } from 'vitest';
import { channelTable, clubTables, competitionTable, personTables, placeTables } from './name-tables.ts';
import { type NameKind, translate } from './translate.ts';

test.each([
  ['player', 'Mohamed Salah', 'Egypt', 'محمد صلاح'],
  ['player', 'M. Salah', 'Egypt', 'محمد صلاح'],
  ['player', 'Riyad Mahrez', 'Algeria', 'رياض محرز'],
  ['player', 'Erling Haaland', 'Norway', 'إيرلينغ هالاند'],
  ['player', 'Kylian Mbappe', 'France', 'كيليان مبابي'],
  ['player', 'Salem Al-Dawsari', 'Saudi Arabia', 'سالم الدوسري'],
  ['coach', 'Pep Guardiola', 'Spain', 'بيب غوارديولا'],
  ['club', 'Real Madrid', 'Spain', 'ريال مدريد'],
  ['club', 'Sevilla', 'Spain', 'إشبيلية'],
  ['stadium', 'Anfield', 'England', 'أنفيلد'],
  ['competition', 'Premier League', 'Egypt', 'الدوري المصري الممتاز'],
  ['competition', 'Premier League', 'England', 'الدوري الإنجليزي الممتاز'],
] as const)('NAME-01: the %s «%s» (%s) is «%s»', (kind, english, country, arabic) => {
  expect(translate(kind, english, country)?.text).toBe(arabic);
});

test('NAME-05: a person in no table is composed from names, and says so', () => {
  expect(translate('player', 'Abdulrahman Al-Fassi', 'Morocco')).toEqual({
    text: 'عبد الرحمن الفاسي',
    how: 'composed',
  });
  expect(translate('club', 'Abdulrahman Al-Fassi')).toBeUndefined();
});

const sizes: Record<NameKind | 'channel', [number, number]> = {
  player: [personTables.player.flat().length, 1_500],
  coach: [personTables.coach.flat().length, 120],
  club: [clubTables.flat().length, 350],
  stadium: [placeTables.stadium.flat().length, 300],
  city: [placeTables.city.flat().length, 200],
  competition: [competitionTable.length, 150],
  channel: [channelTable.length, 80],
};

test.each(Object.entries(sizes))('NAME-01: the table of %s is as large as asked', (_kind, [size, least]) => {
  expect(size).toBeGreaterThanOrEqual(least);
});

test('NAME-01: what is found by its own name is found again, for every entry of every table', () => {
  const lost = clubTables
    .flat()
    .filter(({ name, arabic, country }) => translate('club', name, country)?.text !== arabic);
  expect(lost).toEqual([]);
  const people = personTables.player
    .flat()
    .filter(([name, arabic, country]) => translate('player', name, country)?.text !== arabic);
  expect(people).toEqual([]);
});
