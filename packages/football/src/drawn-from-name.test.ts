import { expect, test } from 'vitest';
import { crestLook, emblemLook } from './drawn-from-name.ts';

const letterOf = (name: string) => crestLook({ name, originalName: name }).letter;
const lettersOf = (name: string) => emblemLook({ name, originalName: name }).letters;

/** Enough names for every colour and pattern. */
const clubs = Array.from({ length: 500 }, (_, n) => ({ name: 'نادٍ', originalName: `Club ${n}` }));
const crests = clubs.map(crestLook);
const count = (values: readonly string[]) => new Set(values).size;

test.each([
  ['النصر', 'ن'],
  ['الهلال', 'هـ'],
  ['هجر', 'هـ'],
  ['ليفربول', 'ل'],
  ['الي', 'ا'],
  ['Al-Nassr', 'N'],
  ['Al Ahly', 'A'],
  ['Al-', 'A'],
  ['Alaves', 'A'],
  ['bayern', 'B'],
  ['', ''],
])('NEWS-03: the crest of «%s» has its first letter without the article: %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

test.each([
  ['دوري روشن السعودي', 'رو'],
  ['الدوري الإنجليزي الممتاز', 'إن'],
  ['كأس  العالم', 'عا'],
  ['دوري أبطال أوروبا', 'أو'],
  ['بطولة أمم أفريقيا', 'أف'],
  ['تصفيات كأس العالم', 'عا'],
  ['سوبر لوسيل', 'لو'],
  ['ليغا دوري', 'لي'],
  ['بدوري الأمراء', 'بد'],
  ['سالزبورغ', 'سا'],
  ['دوري', 'دو'],
  ['دوري ', 'دو'],
  ['الي', 'ال'],
])('NEWS-03: the emblem of «%s» has two letters of its first distinctive word: %s', (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});

test('NEWS-03: a club is drawn the same in every release and whatever its name is in Arabic', () => {
  const look = {
    field: '#0C2C54',
    second: '#C9A24B',
    ink: '#FFFFFF',
    pattern: 'M0 10 24 26 48 10V24L24 40 0 24Z',
  };
  for (const name of ['الهلال', 'الزعيم'])
    expect(crestLook({ name, originalName: 'Al-Hilal Saudi FC' })).toMatchObject(look);
  expect(emblemLook({ name: 'دوري روشن', originalName: 'Pro League' }).field).toBe('#9C1C2B');
});

test('NEWS-03: clubs and competitions are spread over all colours and patterns', () => {
  expect(count(crests.map(({ field }) => field))).toBe(14);
  expect(count(crests.map(({ pattern }) => pattern))).toBe(9);
  expect(count(crests.map(({ field, pattern }) => `${field} ${pattern}`))).toBeGreaterThan(100);
  expect(count(clubs.map((club) => emblemLook(club).field))).toBe(8);
});

test('NEWS-03: every crest has two different colours and a pattern, every emblem a colour', () => {
  for (const { field, second, pattern } of crests) {
    expect([field, second]).toEqual([expect.stringMatching(colour), expect.stringMatching(colour)]);
    expect(field).not.toBe(second);
    expect(pattern).toMatch(/^M.+z$/i);
  }
  for (const club of clubs) expect(emblemLook(club).field).toMatch(colour);
});

const colour = /^#[\dA-F]{6}$/;

test('NEWS-03: the letter of a crest can be read on its field', () => {
  for (const { field, ink } of crests) expect(contrast(field, ink), field).toBeGreaterThan(3);
});

/** The contrast ratio of WCAG. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
