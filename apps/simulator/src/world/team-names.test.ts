import { type NameKind, translate } from '@safira/arabic/names/translate';
import { expect, test } from 'vitest';
import { plans } from './tables/competitions.ts';
import { teams } from './teams.ts';

test('NAME-01: the dictionary knows every team of the simulated world by name', () => {
  const unknown = teams.filter(({ name, country }) => isGuessed('club', name, country));
  expect(unknown.map(({ name, country }) => `${name}, ${country}`)).toEqual([]);
});

test('NAME-01: the dictionary knows every venue of a team and every neutral one, with its city', () => {
  const own = teams.flatMap(({ ground, country }) => (ground ? [{ ...ground, country }] : []));
  const neutral = plans.flatMap(({ neutralVenues }) => neutralVenues);
  const unknown = [...own, ...neutral.map((ground) => ({ ...ground, country: undefined }))].filter(
    ({ name, city, country }) => isGuessed('stadium', name, country) || isGuessed('city', city, country),
  );
  expect(unknown.map(({ name, city }) => `${name}, ${city}`)).toEqual([]);
});

function isGuessed(kind: NameKind, name: string, country: string | undefined): boolean {
  return ['transliterated', 'needs_editor', 'fuzzy'].includes(translate(kind, name, country).how);
}
