import { expect, test } from 'vitest';
import { composeClub } from './compose-club.ts';
import { composeVenue } from './compose-venue.ts';

test.each([
  ['USM Sétif', 'Algeria', 'اتحاد سطيف'],
  ['MC Rouïba', 'Algeria', 'مولودية الرويبة'],
  ['JS Bordj Ménaïel', 'Algeria', 'شبيبة برج منايل'],
  ['AS Marsa', 'Tunisia', 'مستقبل المرسى'],
  ['Chabab Ben Guerir', 'Morocco', 'شباب ابن جرير'],
  ['Hilal Al Obeid', 'Sudan', 'هلال الأبيض'],
  ['Al Nasr Atbara', 'Sudan', 'النصر عطبرة'],
])('NAME-05: the club «%s» of %s is composed as «%s»', (english, country, arabic) => {
  expect(composeClub(english, country)).toBe(arabic);
});

test('NAME-05: a prefix before an unknown place, or a club outside the Arab world, is not composed', () => {
  expect(composeClub('USM Qwxz', 'Algeria')).toBeUndefined();
  expect(composeClub('AS Roma', 'Italy')).toBeUndefined();
});

test('NAME-05: of the name of an Arab club only the unknown parts are spelled by letter', () => {
  const spell = (word: string) => `<${word}>`;
  expect(composeClub('Shabab Al Qwxz', 'Libya', spell)).toBe('شباب ال<Qwxz>');
  expect(composeClub('USM Qwxz', 'Algeria', spell)).toBe('اتحاد <Qwxz>');
  expect(composeClub('Qwxz SM', 'Egypt', spell)).toBe('<Qwxz> <SM>');
});

test.each([
  ['King Salman Sports City', 'Saudi-Arabia', 'مدينة الملك سلمان الرياضية'],
  ['Prince Sultan bin Fahd Stadium', 'Saudi-Arabia', 'ملعب الأمير سلطان بن فهد'],
  ['Stade Mohamed VI', 'Morocco', 'ملعب محمد السادس'],
  ['Stade 20 Août 1955', 'Algeria', 'ملعب 20 أوت 1955'],
  ['Stade 20 Août', 'Morocco', 'ملعب 20 غشت'],
  ['Stade Municipal de Berrechid', 'Morocco', 'ملعب برشيد البلدي'],
])('NAME-05: the ground «%s» of %s is composed as «%s»', (english, country, arabic) => {
  expect(composeVenue(english, country)).toBe(arabic);
});

test('NAME-05: a ground whose own name is unknown is not composed', () => {
  expect(composeVenue('King Qwxz Stadium', 'Saudi-Arabia')).toBeUndefined();
});
