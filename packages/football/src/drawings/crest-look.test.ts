import { expect, test } from 'vitest';
import { clubColours } from './club-colours.ts';
import { contrast } from './contrast.ts';
import { crestLetters, crestLook, flagOf } from './crest-look.ts';
import { flagColours, flags } from '../tables/flags.ts';

/** Enough names for every colour and pattern. */
const crests = Array.from({ length: 500 }, (_, n) => crestLook({ name: 'نادٍ', originalName: `Club ${n}` }));
const count = (values: readonly (string | undefined)[]) => new Set(values).size;

test.each([
  ['الهلال', 'هل'],
  ['الشباب', 'شب'],
  ['ريال مدريد', 'ري'],
  ['08 هومبورغ', 'هو'],
  ['نادي قطر', 'قر'],
  ['منتخب مصر', 'مر'],
  ['Al-Nassr', 'NA'],
  ['نادي', 'نا'],
  ['ه', 'هـ'],
])('NEWS-03: the crest of «%s» has two letters of its first own word: %s', (name, letters) => {
  expect(crestLetters(name)).toBe(letters);
});

test('NEWS-03: a club is drawn the same in every release, whatever its name is in Arabic', () => {
  const look = {
    painted: [
      { area: 'M0 0H48V48H0Z', colour: '#0C2C54' },
      { area: 'M0 10 24 26 48 10V24L24 40 0 24Z', colour: '#C9A24B' },
    ],
    disc: '#0C2C54',
    ink: '#FFFFFF',
  };
  for (const name of ['الهلال', 'الزعيم'])
    expect(crestLook({ name, originalName: 'Al-Hilal Saudi FC' })).toMatchObject(look);
});

test('NEWS-03: the country after a name does not change the crest', () => {
  const [alone, qualified] = ['الأهلي', 'الأهلي المصري'].map((name) =>
    crestLook({ name, originalName: 'Al Ahly' }),
  );
  expect(qualified).toEqual(alone);
});

test('NEWS-03: clubs are spread over all colours and patterns, and their letters can be read', () => {
  expect(count(crests.map(({ disc }) => disc))).toBe(14);
  expect(count(crests.map(({ painted }) => painted[1]?.area))).toBe(9);
  for (const { disc, ink, painted } of crests) {
    expect(painted[1]?.colour).not.toBe(disc);
    expect(contrast(disc, ink), disc).toBeGreaterThanOrEqual(4.5);
  }
});

test('NEWS-03: a shirt without known colours has those of the crest', () => {
  expect(clubColours('Al-Hilal Saudi FC')).toEqual({ field: '#0C2C54', second: '#C9A24B', ink: '#FFFFFF' });
});

const { r: red, w: white, k: black, g: green, b: blue } = flagColours;
const all = 'M0 0H48V48H0Z';

test.each([
  ['Egypt', [all, red], ['M0 16H48V48H0Z', white], ['M0 32H48V48H0Z', black]],
  ['France', [all, blue], ['M16 0H48V48H16Z', white], ['M32 0H48V48H32Z', red]],
  ['Saudi Arabia', [all, green]],
  ['England', [all, white], ['M19 0h10v48H19zM0 19h48v10H0z', red]],
  ['Jordan', [all, black], ['M0 16H48V48H0Z', white], ['M0 32H48V48H0Z', green], ['M0 0 24 24 0 48Z', red]],
  ['Oman', [all, white], ['M0 16H48V48H0Z', red], ['M0 32H48V48H0Z', green], ['M0 0H15V48H0Z', red]],
])('NEWS-03: the shield of %s has the bands of its flag', (originalName, ...painted) => {
  expect(crestLook({ name: 'منتخب', originalName })).toMatchObject({
    painted: painted.map(([area, colour]) => ({ area, colour })),
    disc: '#FFFFFF',
    ink: '#10161B',
  });
});

test('NEWS-03: women and age groups have the flag of their country, clubs none', () => {
  for (const name of ['Egypt W', 'Egypt U23', 'Egypt U-20 W'])
    expect(flagOf(name), name).toEqual(flagOf('Egypt'));
  for (const name of ['Egypt Stars', 'Al Ahly', '']) expect(flagOf(name), name).toBeUndefined();
});

test('NEWS-03: every flag can be drawn', () => {
  for (const country of Object.keys(flags)) {
    const painted = flagOf(country)!;
    expect(painted.length, country).toBeGreaterThan(0);
    for (const { area, colour } of painted)
      expect(`${area} ${colour}`, country).toMatch(/^M.+z #[\dA-F]{6}$/i);
  }
});
