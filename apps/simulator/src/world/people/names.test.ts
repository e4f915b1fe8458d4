import { translate } from '@safira/arabic/names/translate';
import { expect, test } from 'vitest';
import { nameBanks } from '../tables/people/name-banks.ts';
import { foreignersIn, someForeigners } from '../tables/people/foreigners.ts';
import { teams } from '../teams.ts';
import { nationalityOf, shortName } from './names.ts';
import { isRealName } from './real-names.ts';
import { makeSquads } from './squads.ts';

const large = ['England', 'Spain', 'Italy', 'France', 'Germany', 'Saudi-Arabia', 'Egypt', 'Oman'];

test('HOUSE: every country that plays or sends players has enough names', () => {
  const needed = [
    ...teams.map(({ country }) => country),
    ...Object.values(foreignersIn).flatMap(({ from }) => from),
  ];
  const small = [...new Set([...needed, ...someForeigners.from])].filter((country) => {
    const { given = [], family = [] } = nameBanks[country] ?? {};
    const [givenNeeded, familyNeeded] = large.includes(country) ? [40, 60] : [25, 31];
    return given.length < givenNeeded || family.length < familyNeeded;
  });
  expect(small).toEqual([]);
});

test('HOUSE: no name is twice in a bank', () => {
  const twice = Object.entries(nameBanks).filter(([, { given, family }]) =>
    [given, family].some((names) => new Set(names.map(([latin]) => latin)).size < names.length),
  );
  expect(twice.map(([country]) => country)).toEqual([]);
});

test('HOUSE: every family name can be combined into a name of no real person', () => {
  const banks = new Set(Object.values(nameBanks));
  const names = [...banks].flatMap(({ given, family }) =>
    [0, 1, 2, 3, 4].flatMap((generation) => {
      const own = given.filter((_, index) => index % 5 === generation);
      return family.filter(([last]) =>
        own
          .slice(0, Math.floor(given.length / 5))
          .every(([first]) => first === last || isRealName(`${first} ${last}`)),
      );
    }),
  );
  expect(names).toEqual([]);
});

test('NAME-05: composed people have the Arabic name that the dictionary composes', () => {
  const squadOf = makeSquads(1);
  const people = teams
    .flatMap((team) => squadOf(team, 2026).players)
    .filter(({ isComposed }, index) => isComposed && index % 8 === 0);
  const same = people.filter(({ firstname, lastname, nationality, arabic }) => {
    const { text, how } = translate('player', `${firstname} ${lastname}`, nationality);
    return text === arabic && how === 'composed';
  });
  expect(same.length / people.length).toBeGreaterThan(0.98);
});

test.each([
  ['Mohamed Salah', true],
  ['Salah Mohamed', true],
  ['James Ward', true],
  ['Michael Oliver', true],
  ['Mohamed Xyz', false],
])('HOUSE: %s is a real name: %s', (name, expected) => {
  expect(isRealName(name)).toBe(expected);
});

test.each([
  ['Mohamed Salah', 'M. Salah'],
  ['Salem Al-Dawsari', 'S. Al-Dawsari'],
  ['Pieter van den Berg', 'P. van den Berg'],
  ['Rodri', 'Rodri'],
])('HOUSE: the short form of %s is %s', (name, expected) => {
  expect(shortName(name)).toBe(expected);
});

test.each([
  ['Saudi-Arabia', 'Saudi Arabia'],
  ['Guinea-Bissau', 'Guinea-Bissau'],
  ['Turkey', 'Türkiye'],
])('HOUSE: a person from %s has the nationality %s', (country, expected) => {
  expect(nationalityOf(country)).toBe(expected);
});
