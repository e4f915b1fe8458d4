import { expect, test } from 'vitest';
import { asPrinted, displayText, line, words } from './text.ts';

test.each([
  ['غَدًا', 'غدًا'],
  ['هَدَفًا', 'هدفًا'],
  ['آلِيًّا', 'آليًا'],
  ['جَمِيعاً', 'جميعًا'],
  ['غَدًا، وَأَيْضًا.', 'غدًا، وأيضًا.'],
  ['مَسَاءً', 'مساءً'],
])('POD-06: «%s» is printed «%s», the tanwin before the alif or on the hamza', (spoken, printed) => {
  expect(asPrinted(spoken)).toBe(printed);
});

test.each([
  ['مُبَارَاةً', 'مباراة'],
  ['فَوْزٌ عَرِيضٌ', 'فوز عريض'],
  ['بِهَدَفٍ', 'بهدف'],
  ['الدَّوْرِيُّ', 'الدوري'],
  ['أَبًاسِ', 'أباس'],
])('POD-06: «%s» has no final alif with a tanwin, and is printed «%s»', (spoken, printed) => {
  expect(asPrinted(spoken)).toBe(printed);
});

test('POD-06: names and figures are printed as they are given', () => {
  const name = { display: [{ text: 'ماركا سوليرًا' }], spoken: 'مَارْكَا' };
  const figure = { display: [{ text: '8:30' }], spoken: 'الثَّامِنَةِ وَالنِّصْفِ' };
  expect(displayText(line`فَازَ ${name} ${words('غَدًا')} فِي ${figure}.`)).toBe('فاز ماركا سوليرًا غدًا في 8:30.');
});
