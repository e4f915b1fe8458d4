import { expect, test } from 'vitest';
import { spellName } from './spell-name.ts';

test.each([
  ['Kaduna National Stadium', 'Nigeria', 'ملعب كادونا الوطني'],
  ['Kaduna International Stadium', 'Nigeria', 'ملعب كادونا الدولي'],
  ['Kaduna Olympic Stadium', 'Nigeria', 'ملعب كادونا الأولمبي'],
  ['Kaduna Municipal Stadium', 'Nigeria', 'ملعب كادونا البلدي'],
  ['Kaduna Sports Stadium', 'Nigeria', 'ملعب كادونا الرياضي'],
  ['Kaduna Football Stadium', 'Nigeria', 'ملعب كادونا'],
  ['Kaduna Stadium', 'Nigeria', 'ملعب كادونا'],
  ['International Stadium Kaduna', 'Nigeria', 'ملعب كادونا الدولي'],
  ['Kaduna Sports Complex', 'Nigeria', 'مجمع كادونا الرياضي'],
  ['Kaduna Sports City', 'Nigeria', 'مدينة كادونا الرياضية'],
  ['Kaduna Sports City Stadium', 'Nigeria', 'مدينة كادونا الرياضية'],
  ['Kaduna International Sports City', 'Nigeria', 'مدينة كادونا الرياضية الدولية'],
])('NAME-05: the venue «%s» of %s is «%s»', (english, country, arabic) => {
  expect(spellName('stadium', english, country)).toBe(arabic);
});

test.each([
  ['Estadio Municipal de Miraflores', 'Spain', 'ملعب ميرافلوريس البلدي'],
  ['Estadio Olímpico Benito Juárez', 'Mexico', 'ملعب بينيتو خواريز الأولمبي'],
  ['Estádio Nacional de Maputo', 'Mozambique', 'ملعب مابوتو الوطني'],
  ['Stade Municipal de Niamey', 'Niger', 'ملعب نيامي البلدي'],
  ["Stade Olympique d'Oran", 'Algeria', 'ملعب وهران الأولمبي'],
  ['Complexe Sportif de Niamey', 'Niger', 'مجمع نيامي الرياضي'],
  ['Stadio Comunale di Modena', 'Italy', 'ملعب مودينا البلدي'],
  ['Stadion Zagreb', 'Croatia', 'ملعب زغرب'],
  ['Carl-Benz-Stadion', 'Germany', 'ملعب كارل بنز'],
  ['Ludwigsparkstadion', 'Germany', 'ملعب لودفيغسبارك'],
  ['Olympiastadion Leipzig', 'Germany', 'ملعب لايبزيغ الأولمبي'],
  ['Stadionul Municipal Zimbru', 'Moldova', 'ملعب زيمبرو البلدي'],
  ['Ankara Olimpiyat Stadyumu', 'Türkiye', 'ملعب أنقرة الأولمبي'],
])(
  'NAME-05: generic words of its language are translated: «%s» of %s is «%s»',
  (english, country, arabic) => {
    expect(spellName('stadium', english, country)).toBe(arabic);
  },
);

test.each([
  ['Aleppo Municipal Stadium', 'Syria', 'ملعب حلب البلدي'],
  ['Estádio Nacional de Cabo Verde', 'Cape-Verde-Islands', 'ملعب الرأس الأخضر الوطني'],
])('NAME-05: a city is spelled as in the tables: «%s» of %s is «%s»', (english, country, arabic) => {
  expect(spellName('stadium', english, country)).toBe(arabic);
});

test.each([
  ['Stadionul Național', 'Moldova', 'الملعب الوطني'],
  ['Sports City', 'Nigeria', 'المدينة الرياضية'],
  ['National Sports Stadium', 'Nigeria', 'الملعب الرياضي الوطني'],
  ['Stadium', 'Nigeria', 'الملعب'],
])('NAME-05: a venue without its own name, «%s» of %s, is «%s»', (english, country, arabic) => {
  expect(spellName('stadium', english, country)).toBe(arabic);
});

test.each([
  ['Olympic Park Stadium', 'England', 'ملعب أوليمبيك بارك'],
  ['Manchester City Stadium', 'England', 'ملعب مانشستر سيتي'],
  ['Tivoli', 'Germany', 'تيفولي'],
])('NAME-05: a word that belongs to the name stays in it: «%s» of %s is «%s»', (english, country, arabic) => {
  expect(spellName('stadium', english, country)).toBe(arabic);
});

test('NAME-05: a club loses its «FC», and only a venue is a «ملعب»', () => {
  expect(spellName('club', 'FC Kaduna', 'Nigeria')).toBe('كادونا');
  expect(spellName('city', 'Kaduna Stadium', 'Nigeria')).not.toContain('ملعب');
});
