import { expect, test } from 'vitest';
import { spokenMinute, spokenRank } from './spoken-ordinals.ts';

test.each([
  [0, 'الأُولَى'],
  [1, 'الأُولَى'],
  [2, 'الثَّانِيَةْ'],
  [7, 'السَّابِعَةْ'],
  [10, 'العَاشِرَةْ'],
  [11, 'الحَادِيَةَ عَشْرَةْ'],
  [12, 'الثَّانِيَةَ عَشْرَةْ'],
  [19, 'التَّاسِعَةَ عَشْرَةْ'],
  [20, 'العِشْرِينْ'],
  [21, 'الحَادِيَةِ وَالعِشْرِينْ'],
  [22, 'الثَّانِيَةِ وَالعِشْرِينْ'],
  [45, 'الخَامِسَةِ وَالأَرْبَعِينْ'],
  [67, 'السَّابِعَةِ وَالسِّتِّينْ'],
  [90, 'التِّسْعِينْ'],
  [100, 'المِئَةْ'],
  [101, 'الأُولَى بَعْدَ المِئَةْ'],
  [111, 'الحَادِيَةَ عَشْرَةَ بَعْدَ المِئَةْ'],
  [120, 'العِشْرِينَ بَعْدَ المِئَةْ'],
  [121, 'الحَادِيَةِ وَالعِشْرِينَ بَعْدَ المِئَةْ'],
])('POD-06: minute %i is «الدَّقِيقَةِ %s»', (elapsed, words) => {
  expect(spokenMinute(elapsed)).toBe(`الدَّقِيقَةِ ${words}`.normalize('NFC'));
});

test.each([
  [45, 2],
  [90, 3],
])('POD-06: %i+%i is added time, not a minute', (elapsed, extra) => {
  expect(spokenMinute(elapsed, extra)).toBe('الوَقْتِ بَدَلِ الضَّائِعْ'.normalize('NFC'));
});

test('POD-06: no extra minutes are no added time', () => {
  expect(spokenMinute(45, 0)).toBe(spokenMinute(45));
  expect(spokenMinute(45, null)).toBe(spokenMinute(45));
});

test.each([
  [1, 'الأَوَّلْ'],
  [2, 'الثَّانِي'],
  [3, 'الثَّالِثْ'],
  [10, 'العَاشِرْ'],
  [11, 'الحَادِيَ عَشَرْ'],
  [12, 'الثَّانِيَ عَشَرْ'],
  [18, 'الثَّامِنَ عَشَرْ'],
  [20, 'العِشْرِينْ'],
  [21, 'الحَادِي وَالعِشْرِينْ'],
  [24, 'الرَّابِعِ وَالعِشْرِينْ'],
])('POD-06: place %i is «المَرْكَزِ %s»', (rank, words) => {
  expect(spokenRank(rank)).toBe(`المَرْكَزِ ${words}`.normalize('NFC'));
});

test('POD-06: minutes 1 to 130 are unique Arabic words', () => {
  const minutes = Array.from({ length: 130 }, (_, index) => spokenMinute(index + 1));
  for (const words of minutes) expect(words).toMatch(/^[\u0621-\u0652 ]+$/);
  expect(new Set(minutes).size).toBe(130);
});

test('POD-06: there is no place 0', () => {
  expect(() => spokenRank(0)).toThrow(RangeError);
});
