import { expect, test } from 'vitest';
import { groupLabel } from './groups.ts';

test.each([
  ['Group A', 'المجموعة أ'],
  ['group a', 'المجموعة أ'],
  ['Group 3', 'المجموعة 3'],
  ['CONMEBOL Libertadores 2025, Group A', 'المجموعة أ'],
  ['Primera LPF 2025, Apertura, Group B', 'أبيرتورا – المجموعة ب'],
  ['Liga Profesional Argentina, Clausura', 'كلاوسورا'],
  ['UEFA Nations League, League A, Group 1', 'المستوى الأول – المجموعة 1'],
  ['Ranking of third-placed teams', 'ترتيب أصحاب المركز الثالث'],
  ['Ranking of second-placed teams', 'ترتيب أصحاب المركز الثاني'],
  ['Anual 2025', 'الجدول السنوي 2025'],
  ['Promedios 2025', 'جدول المعدلات 2025'],
  ['Championship Round', 'مجموعة التتويج'],
  ['Premiership, Relegation Round', 'مجموعة تفادي الهبوط'],
  ['Major League Soccer, Eastern Conference', 'المنطقة الشرقية'],
  ['Serie A', 'الترتيب العام'],
  ['Premier League', 'الترتيب العام'],
  ['Championship', 'الترتيب العام'],
  ['Premier League, Regular Season', 'الترتيب العام'],
  ['', 'الترتيب العام'],
])('COMP-02: the table «%s» is titled «%s»', (group, label) => {
  expect(groupLabel(group)).toBe(label);
  expect(label).not.toMatch(/[A-Za-z]/);
});

test('COMP-02: groups A to Z follow the order of the Arabic abjad', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => groupLabel(`Group ${letter}`));
  expect(letters.slice(0, 12).join(' ').replaceAll('المجموعة ', '')).toBe('أ ب ج د هـ و ز ح ط ي ك ل');
  expect(new Set(letters).size).toBe(26);
});
