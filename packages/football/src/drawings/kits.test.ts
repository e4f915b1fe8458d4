import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { colourDistance, wornKits } from './kits.ts';

const side = (shirt: string, number = '#FFFFFF') => ({ originalName: 'Club', colours: { shirt, number } });
const RED = '#C8102E';
const WHITE = '#FFFFFF';

test.each([
  ['the same red', '#C8102E'],
  ['dark red', '#8B1E3F'],
  ['another red', '#E30613'],
])('DLG-07: against a red home side, an away side in %s changes to its second colour', (_, shirt) => {
  const kits = wornKits(side(RED), side(shirt, '#F2C14E'));
  expect(kits).toEqual({
    home: { shirt: RED, number: WHITE },
    away: { shirt: '#F2C14E', number: '#10161B' },
  });
});

test.each([
  ['blue', '#1B4FBF'],
  ['orange', '#F47B20'],
  ['white', '#FFFFFF'],
  ['black', '#111111'],
])('DLG-07: against a red home side, an away side in %s keeps its colours', (_, shirt) => {
  expect(wornKits(side(RED), side(shirt, '#808080')).away).toEqual({ shirt, number: '#808080' });
});

test('DLG-07: if the second colour is like the home shirt too, the away side wears white or dark blue', () => {
  expect(wornKits(side(RED), side(RED, '#D01030')).away).toEqual({ shirt: WHITE, number: '#10161B' });
  expect(wornKits(side(WHITE), side(WHITE, '#F5F5F5')).away).toEqual({ shirt: '#12284C', number: WHITE });
});

test('DLG-07: without reported colours a club wears those of its crest, a national team those of its flag', () => {
  const unknown = (originalName: string) => ({ originalName, colours: null });
  expect(wornKits(unknown('Al-Hilal Saudi FC'), unknown('Saudi Arabia'))).toEqual({
    home: { shirt: '#0C2C54', number: WHITE },
    away: { shirt: '#00783E', number: WHITE },
  });
  const { home, away } = wornKits(unknown('Al-Hilal Saudi FC'), unknown('Al-Hilal Saudi FC'));
  expect(colourDistance(home.shirt, away.shirt)).toBeGreaterThan(150);
});

test('DLG-07: whatever two sides wear, their shirts differ and changed numbers can be read', () => {
  const shades = ['00', '55', 'AA', 'FF'];
  const all = shades.flatMap((r) => shades.flatMap((g) => shades.map((b) => `#${r}${g}${b}`)));
  for (const shirt of all) {
    for (const number of all) {
      const { home, away } = wornKits(side(shirt), side(shirt, number));
      expect(colourDistance(home.shirt, away.shirt), shirt).toBeGreaterThanOrEqual(150);
      expect(contrast(away.shirt, away.number), away.shirt).toBeGreaterThan(2.2);
    }
  }
});

test.each([
  ['#000000', '#FFFFFF', 765],
  ['#FF0000', '#FE0000', 2],
  ['#123456', '#123456', 0],
])('DLG-07: the distance of %s and %s is about %i', (one, other, distance) => {
  expect(Math.round(colourDistance(one, other))).toBe(distance);
});
