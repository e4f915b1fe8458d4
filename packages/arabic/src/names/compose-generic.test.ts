import { expect, test } from 'vitest';
import { translate } from './translate.ts';

test.each([
  ['competition', 'Cup', 'Faroe-Islands', 'كأس جزر فارو'],
  ['competition', 'Division 2', 'Luxembourg', 'دوري الدرجة الثانية في لوكسمبورغ'],
  ['competition', '3rd Division', 'Iceland', 'دوري الدرجة الثالثة في آيسلندا'],
  ['competition', 'Super Cup', 'Andorra', 'كأس السوبر في أندورا'],
  ['stadium', 'Olympic Stadium', 'Andorra', 'الملعب الأولمبي'],
] as const)('NAME-05: the %s «%s» of %s is «%s»', (kind, english, country, arabic) => {
  expect(translate(kind, english, country)).toEqual({ text: arabic, how: 'composed' });
});

test.each([
  ['player', 'Marcelo Pitaluga', 'Brazil', 'مارسيلو'],
  ['club', 'Newcastle Town', 'England', 'نيوكاسل يونايتد'],
  ['competition', 'UEFA Nations League - Relegation', 'World', 'دوري الأمم الأوروبية'],
] as const)(
  'NAME-02: the %s «%s» is not another one whose name starts the same',
  (kind, english, country, other) => {
    expect(translate(kind, english, country).text).not.toBe(other);
  },
);

test.each([
  ['player', 'P. Aubameyang', 'Gabon', 'بيير إيمريك أوباميانغ'],
  ['player', 'Mile Svilar', 'Belgium', 'ميلي سفيلار'],
  ['club', 'Toronto FC', 'USA', 'تورونتو'],
  ['club', 'River Plate Res.', 'Argentina', 'ريفر بليت ب'],
] as const)('NAME-01: the %s «%s» (%s) is «%s»', (kind, english, country, arabic) => {
  expect(translate(kind, english, country).text).toBe(arabic);
});

test.each([
  ['stadium', 'Mohammed Bin Zayed Stadium', 'Egypt', 'استاد محمد بن زايد'],
  ['city', 'Al Ain', 'Egypt', 'العين'],
  ['city', 'Córdoba', 'Argentina', 'كوردوبا'],
  ['stadium', 'National Stadium', 'Andorra', 'الملعب الوطني'],
] as const)(
  'NAME-01: a %s abroad, «%s» in a competition of %s, is «%s»',
  (kind, english, country, arabic) => {
    expect(translate(kind, english, country).text).toBe(arabic);
  },
);
