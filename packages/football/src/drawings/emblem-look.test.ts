import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { emblemLook } from './emblem-look.ts';
import { countryColours, marks } from '../tables/emblem-marks.ts';

const lookOf = (name: string, { id = 999_999, country = 'Brazil', originalName = name } = {}) =>
  emblemLook({ id, name, originalName, country });

test.each([
  ['الدوري البرتغالي', 'بر'],
  ['دوري نجوم العراق', 'عر'],
  ['كأس الاتحاد الإنجليزي', 'إن'],
  ['كأس الأمم الأفريقية', 'أف'],
  ['الدوري الصيني الممتاز', 'صي'],
  ['الدوري الكوري الجنوبي', 'كو'],
  ['كأس آسيا تحت 23 عامًا', 'آس'],
  ['دوري أبطال أوروبا للسيدات', 'أو'],
  ['تصفيات آسيا لكأس العالم', 'آس'],
  ['الدوري المغربي (البطولة الاحترافية)', 'مغ'],
  ['الدوري الأوروغوياني – أبيرتورا', 'أو'],
  ['دوري أبطال آسيا 2', 'آس'],
  ['دوري', 'دو'],
  ['', ''],
])('NEWS-03: the mark of «%s» is of the last word that distinguishes it: %s', (name, letters) => {
  expect(lookOf(name).letters).toBe(letters);
});

test.each([
  [39, 'الدوري الإنجليزي الممتاز', 'England', 'إن', 'league', '#4A1A66'],
  [3, 'الدوري الأوروبي', 'World', 'رو', 'international', '#9A4A00'],
  [406, 'دوري عمانتل', 'Oman', 'عم', 'league', '#8A1C2C'],
  [504, 'كأس خادم الحرمين الشريفين', 'Saudi-Arabia', 'سع', 'cup', '#0B6B4F'],
  [528, 'الدرع الخيرية', 'England', 'إن', 'super-cup', '#4A1A66'],
])('NEWS-03: competition %i, «%s», has the mark of the table', (id, name, country, letters, kind, colour) => {
  expect(lookOf(name, { id, country })).toMatchObject({ letters, kind, colour });
});

test.each([
  ['الدوري البرازيلي', 'Brazil', 'league'],
  ['كأس البرازيل', 'Brazil', 'cup'],
  ['درع الاتحاد الأردني', 'Jordan', 'cup'],
  ['كأس السوبر البرازيلي', 'Brazil', 'super-cup'],
  ['كأس السوبر الأفريقي', 'World', 'super-cup'],
  ['كأس العرب', 'World', 'international'],
  ['دوري الكونكاكاف', 'World', 'international'],
])('NEWS-03: the shape of «%s» (%s) is that of its kind: %s', (name, country, kind) => {
  expect(lookOf(name, { country }).kind).toBe(kind);
});

test.each([
  ['دوري الدرجة الثانية البرازيلي', true],
  ['دوري الدرجة الأولى التركي', true],
  ['البطولة الاحترافية المغربية الثانية', true],
  ['دوري يلو', true],
  ['الدوري البرازيلي', false],
  ['دوري الدرجة الممتازة العراقي', false],
])('NEWS-03: «%s» is outlined as a lower tier: %s', (name, isOutlined) => {
  expect(lookOf(name).isOutlined).toBe(isOutlined);
});

test('NEWS-03: the competitions of a country have one colour, those of several countries one each', () => {
  const colourOf = (originalName: string, country: string) => lookOf('كأس', { originalName, country }).colour;
  expect(colourOf('Serie A', 'Brazil')).toBe(colourOf('Copa Do Brasil', 'Brazil'));
  expect(colourOf('Championship', 'England')).toBe('#4A1A66');
  expect(colourOf('Arab Cup', 'World')).not.toBe(colourOf('Asian Cup', 'World'));
});

test('NEWS-03: white letters have a contrast of 4.5 on every colour', () => {
  const derived = Array.from({ length: 100 }, (_, n) => lookOf('كأس', { country: `Country ${n}` }).colour);
  expect(new Set(derived).size).toBe(8);
  const listed = Object.values(marks).flatMap(([, , colour]) => colour ?? []);
  for (const colour of [...derived, ...listed, ...Object.values(countryColours)]) {
    expect(contrast(colour, '#FFFFFF'), colour).toBeGreaterThanOrEqual(4.5);
  }
});

test('NEWS-03: every mark of the table has two letters', () => {
  for (const [id, [letters]] of Object.entries(marks)) expect([...letters], id).toHaveLength(2);
});
