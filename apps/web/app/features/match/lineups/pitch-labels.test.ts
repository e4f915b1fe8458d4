import { expect, test } from 'vitest';
import { pitchLabels } from './pitch-labels.ts';

const labelsOf = (names: string[]) => names.map(pitchLabels(names));

test.each([
  ['سالم الدوسري', 'الدوسري'],
  ['بونو', 'بونو'],
  ['فيرجيل فان دايك', 'فان دايك'],
  ['دوني فان دي بيك', 'فان دي بيك'],
  ['أحمد عبد الرحمن', 'عبد الرحمن'],
  ['أبو بكر', 'أبو بكر'],
  ['فينيسيوس جونيور', 'فينيسيوس جونيور'],
  ['  كريستيانو  رونالدو ', 'رونالدو'],
  ['N. Unknown', 'Unknown'],
])('DLG-07: the label of «%s» is the surname «%s»', (name, label) => {
  expect(labelsOf([name, 'ياسين غيره'])[0]).toBe(label);
});

test('DLG-07: players of one surname have their initials, the others do not', () => {
  const names = ['سالم الدوسري', 'ناصر الدوسري', 'هادي الدوسري', 'روبن نيفيز'];
  expect(labelsOf(names)).toEqual(['س. الدوسري', 'ن. الدوسري', 'هـ. الدوسري', 'نيفيز']);
});

test('DLG-07: players of one surname and one initial have their full names', () => {
  const names = ['سالم الدوسري', 'سعد الدوسري', 'ناصر الدوسري'];
  expect(labelsOf(names)).toEqual(['سالم الدوسري', 'سعد الدوسري', 'ن. الدوسري']);
});

test('DLG-07: a player of one name keeps it next to a namesake', () => {
  expect(labelsOf(['مالكوم', 'جون مالكوم'])).toEqual(['مالكوم', 'ج. مالكوم']);
});
