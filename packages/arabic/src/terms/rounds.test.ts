import { expect, test } from 'vitest';
import { isKnownRound, roundLabel, roundTitle } from './rounds.ts';

const rounds = [
  ['Regular Season - 1', 'الجولة 1'],
  ['Regular Season - 10', 'الجولة 10'],
  ['Regular Season - 46', 'الجولة 46'],
  ['Regular Season', 'الموسم العادي'],
  ['Championship Round - 3', 'مجموعة التتويج – الجولة 3'],
  ['Relegation Round - 3', 'مجموعة تفادي الهبوط – الجولة 3'],
  ['Championship Group', 'مجموعة التتويج'],
  ['Relegation Group', 'مجموعة تفادي الهبوط'],
  ['Promotion Group - 2', 'مجموعة الصعود – الجولة 2'],
  ['1st Phase - 4', 'المرحلة الأولى – الجولة 4'],
  ['2nd Phase - 12', 'المرحلة الثانية – الجولة 12'],
  ['Apertura - 5', 'أبيرتورا – الجولة 5'],
  ['Clausura - 17', 'كلاوسورا – الجولة 17'],
  ['Apertura - Quarter-finals', 'أبيرتورا – ربع النهائي'],
  ['Relegation Round - Final', 'ملحق الهبوط – النهائي'],
  ['Promotion Play-offs - Semi-finals', 'ملحق الصعود – نصف النهائي'],
  ['Promotion - Play Offs', 'ملحق الصعود'],
  ['Relegation Play-offs - Final', 'ملحق الهبوط – النهائي'],
  ['Championship Play-offs - Final', 'ملحق التتويج – النهائي'],
  ['Conference League Play-offs - Final', 'ملحق دوري المؤتمر الأوروبي – النهائي'],
  ['Preliminary Round', 'الدور الأوّلي'],
  ['Preliminary round', 'الدور الأوّلي'],
  ['Extra Preliminary Round', 'الدور الأوّلي الإضافي'],
  ['1st Qualifying Round', 'الدور التمهيدي الأول'],
  ['2nd Qualifying Round', 'الدور التمهيدي الثاني'],
  ['3rd Qualifying Round', 'الدور التمهيدي الثالث'],
  ['4th Round Qualifying', 'الدور التمهيدي الرابع'],
  ['2nd Round Qualifying Replays', 'الدور التمهيدي الثاني – مباراة معادة'],
  ['Play-offs', 'الملحق'],
  ['Play Offs', 'الملحق'],
  ['Playoffs', 'الملحق'],
  ['Knockout Round Play-offs', 'ملحق الأدوار الإقصائية'],
  ['League Stage - 8', 'مرحلة الدوري – الجولة 8'],
  ['Group Stage - 6', 'دور المجموعات – الجولة 6'],
  ['Group A - 3', 'المجموعة أ – الجولة 3'],
  ['Group E - 1', 'المجموعة هـ – الجولة 1'],
  ['Group L - 2', 'المجموعة ل – الجولة 2'],
  ['League A - 4', 'المستوى الأول – الجولة 4'],
  ['League C, Group 2 - 4', 'المستوى الثالث – المجموعة 2 – الجولة 4'],
  ['1st Round', 'الدور الأول'],
  ['2nd Round', 'الدور الثاني'],
  ['3rd Round', 'الدور الثالث'],
  ['6th Round', 'الدور السادس'],
  ['10th Round', 'الدور العاشر'],
  ['11th Round', 'الدور 11'],
  ['Second Round', 'الدور الثاني'],
  ['3rd Round Replays', 'الدور الثالث – مباراة معادة'],
  ['Round of 128', 'دور الـ128'],
  ['Round of 64', 'دور الـ64'],
  ['Round of 32', 'دور الـ32'],
  ['Round of 16', 'دور الـ16'],
  ['64th Finals', 'دور الـ128'],
  ['32nd Finals', 'دور الـ64'],
  ['16th Finals', 'دور الـ32'],
  ['8th Finals', 'دور الـ16'],
  ['Quarter-finals', 'ربع النهائي'],
  ['QUARTER-FINALS', 'ربع النهائي'],
  ['Quarter Finals', 'ربع النهائي'],
  ['Semi-finals', 'نصف النهائي'],
  ['Semi-finals - 2nd leg', 'نصف النهائي – الإياب'],
  ['3rd Place Final', 'مباراة تحديد المركز الثالث'],
  ['5th Place Final', 'مباراة تحديد المركز الخامس'],
  ['Final', 'النهائي'],
  ['Grand Final', 'النهائي'],
  ['Final - 1st leg', 'النهائي – الذهاب'],
  ['Friendlies 2', 'مباريات ودية (2)'],
  ['Club Friendlies 3', 'مباريات ودية للأندية (3)'],
  ['Friendlies', 'مباريات ودية'],
  ['Round 7', 'الجولة 7'],
  ['1/8-finals', 'دور الـ16'],
  ['1st Preliminary Round', 'الدور الأوّلي الأول'],
  ['Qualification - 3', 'التصفيات – الجولة 3'],
  ['Qualifying Round', 'الدور التمهيدي'],
  ['Knockout Phase', 'الأدوار الإقصائية'],
  ['League Phase - 1', 'مرحلة الدوري – الجولة 1'],
  ['Western Conference - Semi-finals', 'المنطقة الغربية – نصف النهائي'],
  ['  final ', 'النهائي'],
] as const;

test.each(rounds)('NAME-04: «%s» is «%s»', (round, label) => {
  expect(roundLabel(round)).toBe(label);
  expect(isKnownRound(round)).toBe(true);
  expect(label).not.toMatch(/[A-Za-z]/);
});

test.each(['Mystery Round', 'Final - Something', '', 'constructor', 'Regular Season - '])(
  'NAME-04: «%s», an unknown round, has an Arabic label and is reported as unknown',
  (round) => {
    expect(roundLabel(round)).toBe('دور آخر');
    expect(isKnownRound(round)).toBe(false);
  },
);

test('NAME-04: next to the competition a round is named, except for friendlies', () => {
  expect(roundTitle('Regular Season - 10')).toBe('الجولة 10');
  expect(roundTitle('Regular Season - 10')).toBe('الجولة 10');
  expect(roundTitle('Club Friendlies 11')).toBeNull();
  expect(roundTitle('Friendlies 3')).toBeNull();
  expect(roundTitle(null)).toBeNull();
});
