import { expect, test } from 'vitest';
import { spokenFaults } from './gate.ts';

test.each([
  ['figures', 'في الدقيقة 67.', 'فِي الدَّقِيقَةِ السَّابِعَةِ وَالسِّتِّينْ.'],
  ['points', 'برصيد 25 نقطة.', 'بِرَصِيدِ خَمْسٍ وَعِشْرِينَ نُقْطَةْ.'],
  ['a clock', 'في الساعة 8:30 مساءً.', 'فِي السَّاعَةِ الثَّامِنَةِ وَالنِّصْفِ مَسَاءْ.'],
  ['words with a tanwin', 'غدًا، وأيضًا بعده آليًا.', 'غَدًا، وَأَيْضًا بَعْدَهُ آلِيَّا.'],
  ['a place', 'في المركز 14.', 'فِي المَرْكَزِ الرَّابِعَ عَشَرْ.'],
])('POD-06: %s are the same in both forms', (_, display, spoken) => {
  expect(spokenFaults({ display, spoken })).toEqual([]);
});

test.each([
  ['another minute', 'في الدقيقة 68.', 'فِي الدَّقِيقَةِ السَّابِعَةِ وَالسِّتِّينْ.'],
  ['another time', 'في الساعة 8:15 مساءً.', 'فِي السَّاعَةِ الثَّامِنَةِ وَالنِّصْفِ مَسَاءْ.'],
  ['another name', 'فاز ليفربول.', 'فَازَ تْشِيلْسِي.'],
  ['a word that is not printed', 'فاز ليفربول.', 'فَازَ لِيفَرْبُولْ أَمْسِ.'],
  ['a vowel mark in print', 'فَاز ليفربول.', 'فَازَ لِيفَرْبُولْ.'],
  ['a digit', 'في الدقيقة 7.', 'فِي الدَّقِيقَةِ 7.'],
  ['an Arabic digit', 'في الدقيقة ٧.', 'فِي الدَّقِيقَةِ ٧.'],
  ['a Latin letter', 'فاز X.', 'فَازَ X.'],
  ['a symbol', 'بنسبة 60%.', 'بِنِسْبَةِ سِتِّينَ %.'],
  ['a letter that no voice knows', 'فاز ڤيلا.', 'فَازَ ڤِيلَا.'],
])('POD-06: %s is refused', (_, display, spoken) => {
  expect(spokenFaults({ display, spoken })).not.toEqual([]);
});
