import { expect, test } from 'vitest';
import { makeIndex, type Named } from './name-index.ts';

const named = (english: string, arabic: string, country: string, ...aliases: string[]): Named => ({
  english,
  arabic,
  country,
  aliases,
});

const players = makeIndex(
  [
    named('Mohamed Salah', 'محمد صلاح', 'Egypt', 'Mo Salah'),
    named('Mahmoud Salah', 'محمود صلاح', 'Palestine'),
    named('Kylian Mbappé', 'كيليان مبابي', 'France'),
    named('Vinícius Júnior', 'فينيسيوس جونيور', 'Brazil', 'Vini Jr.'),
  ],
  { minLength: 3, maxDifference: 10, mayContain: () => true },
);

test.each([
  ['Mohamed Salah', undefined, 'محمد صلاح', 'exact'],
  ['Mo Salah', undefined, 'محمد صلاح', 'alias'],
  ['kylian mbappe', undefined, 'كيليان مبابي', 'plain'],
  ['K. Mbappé', 'France', 'كيليان مبابي', 'alias'],
  ['M. Salah', 'Egypt', 'محمد صلاح', 'alias'],
  ['Vinicius', undefined, 'فينيسيوس جونيور', 'fuzzy'],
])('NAME-01: «%s» (%s) is «%s», found as %s', (english, country, text, how) => {
  expect(players.find(english, country)).toEqual({ text, how });
});

test('OURS-31: an initial and a surname match no person without a country, nor in another one', () => {
  expect(players.find('K. Mbappé')).toBeUndefined();
  expect(players.find('K. Mbappé', 'Cameroon')).toBeUndefined();
});

test('OURS-31: an initial and a surname that two people of the country bear match neither', () => {
  const garcias = makeIndex(
    [named('Joan García', 'جوان غارسيا', 'Spain'), named('Eric García', 'إيريك غارسيا', 'Spain')],
    { minLength: 3, maxDifference: 10, mayContain: () => true },
  );
  expect(garcias.find('J. García', 'Spain')).toBeUndefined();
  expect(garcias.find('García', 'Spain')).toBeUndefined();
  expect(garcias.find('Joan García', 'Spain')?.text).toBe('جوان غارسيا');
});

test('OURS-31: an initial and a surname in the table are no exception: without the country they match no one', () => {
  const known = makeIndex([named('Son Heung-Min', 'سون هيونغ مين', 'South Korea', 'H. Son')], {
    minLength: 3,
    maxDifference: 10,
    mayContain: () => true,
    isDistinctive: (surname) => surname !== 'kim',
  });
  expect(known.find('H. Son', 'South Korea')?.text).toBe('سون هيونغ مين');
  expect(known.find('H. Son')).toBeUndefined();
  expect(known.find('H. Son', 'Japan')).toBeUndefined();
});

test('NAME-02: names under three letters or with lengths over ten apart do not match by containment', () => {
  expect(players.find('Jr')).toBeUndefined();
  expect(players.find('Mohamed Salah Hamed Mahrous')).toBeUndefined();
  expect(players.find('Mohamed Salah Ghaly')).toEqual({ text: 'محمد صلاح', how: 'fuzzy' });
});

test('NAME-02: containment counts whole words only', () => {
  expect(players.find('Mbap')).toBeUndefined();
});

test('NAME-01: two clubs of one name are distinguished by country, and without it neither matches', () => {
  const clubs = makeIndex(
    [named('Al-Ahli', 'الأهلي', 'Egypt'), named('Al-Ahli', 'الأهلي السعودي', 'Saudi-Arabia')],
    { minLength: 5, maxDifference: 10, mayContain: () => true },
  );
  expect(clubs.find('Al-Ahli', 'Saudi Arabia')?.text).toBe('الأهلي السعودي');
  expect(clubs.find('Al Ahli', 'Egypt')?.text).toBe('الأهلي');
  expect(clubs.find('Al-Ahli')).toBeUndefined();
  expect(clubs.find('Al-Ahli', 'Qatar')).toBeUndefined();
});
