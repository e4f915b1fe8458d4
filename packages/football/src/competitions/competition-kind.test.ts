import { expect, test } from 'vitest';
import { isCup, isOfNations } from './competition-kind.ts';

test.each([
  ['كأس الملك', true],
  ['كأس السوبر الإيطالي', true],
  ['السوبر السعودي', true],
  ['درع المجتمع', true],
  ['كوبا أمريكا', true],
  ['الكأس الذهبية', true],
  ['دوري روشن السعودي', false],
  ['تصفيات كأس العالم', false],
  ['ملحق كأس العالم للأندية', false],
  ['دوري أبطال أوروبا', false],
])('COMP-09: «%s» is a cup: %s', (name, expected) => {
  expect(isCup({ name })).toBe(expected);
});

test.each([
  ['World Cup', true],
  ['World Cup - Qualification Africa', true],
  ['Africa Cup of Nations', true],
  ['UEFA Nations League', true],
  ['UEFA U21 Championship - Qualification', true],
  ['Asian Cup - Qualification', true],
  ['Arab Cup', true],
  ['Gulf Cup of Nations', true],
  ['Friendlies', true],
  ['FIFA Club World Cup', false],
  ['Friendlies Clubs', false],
  ['Arab Club Champions Cup', false],
  ['CONMEBOL Libertadores', false],
  ['CAF Confederation Cup', false],
  ['AFC Champions League', false],
  ['UEFA Champions League', false],
])('COMP-09: %s is of national teams: %s', (originalName, expected) => {
  expect(isOfNations({ originalName, country: 'World' })).toBe(expected);
});

test('COMP-09: a competition of one country is not of national teams, whatever its name', () => {
  expect(isOfNations({ originalName: 'World Cup', country: 'England' })).toBe(false);
});
