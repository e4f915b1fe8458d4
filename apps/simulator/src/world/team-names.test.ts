import { translate } from '@safira/arabic/translate';
import { expect, test } from 'vitest';
import { teams } from './teams.ts';

/** Small clubs of the DFB Pokal, spelled letter by letter until the dictionary has them. */
const spelledByRule = new Set([
  '1. FC Schweinfurt 05',
  'BFC Dynamo',
  'Bahlinger SC',
  'Eintracht Norderstedt',
  'FC 08 Homburg',
  'FC Gütersloh',
  'FK Pirmasens',
  'FV Illertissen',
  'Hallescher FC',
  'Lokomotive Leipzig',
  'SG Sonnenhof Großaspach',
  'VfB Lübeck',
  'ZFC Meuselwitz',
]);

test('NAME-01: the dictionary knows every team of the simulated world by name', () => {
  const unknown = teams
    .filter(({ name }) => !spelledByRule.has(name))
    .filter(({ name, country }) =>
      ['transliterated', 'needs_editor', 'fuzzy'].includes(translate('club', name, country).how),
    );
  expect(unknown.map(({ name, country }) => `${name}, ${country}`)).toEqual([]);
});
