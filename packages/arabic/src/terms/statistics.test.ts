import { expect, test } from 'vitest';
import { statisticLabel, statisticTypes } from './statistics.ts';

const sixteen: [type: string, label: string][] = [
  ['Shots on Goal', 'تسديدات على المرمى'],
  ['Shots off Goal', 'تسديدات خارج المرمى'],
  ['Total Shots', 'إجمالي التسديدات'],
  ['Blocked Shots', 'تسديدات محجوبة'],
  ['Shots insidebox', 'تسديدات من داخل المنطقة'],
  ['Shots outsidebox', 'تسديدات من خارج المنطقة'],
  ['Fouls', 'الأخطاء'],
  ['Corner Kicks', 'الركلات الركنية'],
  ['Offsides', 'التسلل'],
  ['Ball Possession', 'الاستحواذ'],
  ['Yellow Cards', 'البطاقات الصفراء'],
  ['Red Cards', 'البطاقات الحمراء'],
  ['Goalkeeper Saves', 'تصديات الحارس'],
  ['Total passes', 'إجمالي التمريرات'],
  ['Passes accurate', 'التمريرات الصحيحة'],
  ['Passes %', 'دقة التمرير'],
];

test.each([
  ...sixteen,
  ['expected_goals', 'الأهداف المتوقعة (xG)'],
  ['goals_prevented', 'أهداف منعها الحارس'],
  ['BALL POSSESSION', 'الاستحواذ'],
  ['Distance covered', 'إحصائية أخرى'],
  ['constructor', 'إحصائية أخرى'],
])('DLG-08: «%s» is «%s»', (type, label) => {
  expect(statisticLabel(type)).toBe(label);
  expect(label.replace('xG', '')).not.toMatch(/[A-Za-z]/);
});

test('DLG-08: the page lists the sixteen, each once, shooting first and cards last', () => {
  expect(statisticTypes.toSorted()).toEqual(sixteen.map(([type]) => type).toSorted());
  expect(statisticTypes.at(0)).toBe('Total Shots');
  expect(statisticTypes.indexOf('Ball Possession')).toBe(6);
  expect(statisticTypes.at(-1)).toBe('Red Cards');
});
