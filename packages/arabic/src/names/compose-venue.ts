import { findCity } from './city-names.ts';
import { composeHonour } from './compose-honour.ts';
import { countryName } from './countries.ts';

/**
 * NAME-05: a ground's name from its generic words and what it is named after: «ملعب وهران الأولمبي», «ملعب الملك فهد
 * الدولي». Undefined when it has no generic word, or when its own name is unknown and there is no `spell` for it.
 */
export function composeVenue(
  english: string,
  country: string | undefined,
  spell: (words: string) => string | undefined = () => undefined,
): string | undefined {
  const spaced = english.replace(compound, ' stadion');
  for (const { noun, ending, phrase } of venues) {
    const common = spaced.match(phrase)?.join(' ');
    if (common === undefined) continue;
    const own = spaced.replaceAll(phrase, ' ').trim();
    const found = adjectives.filter(({ words }) => words.test(common)).map(({ arabic }) => arabic + ending);
    if (!/[\p{L}\p{Nd}]/u.test(own)) return [`ال${noun}`, ...found].join(' ');
    // Most venues in no table are named after their city.
    const name =
      findCity(own, country) ?? countryName(own) ?? composeHonour(own, country, spell) ?? spell(own);
    return name === undefined ? undefined : [noun, name, ...found].join(' ');
  }
  return undefined;
}

const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

/** In Arabic word order. */
const adjectiveWords = {
  الرياضي: 'sports?|sportif|deportivo|d?esportivo|omnisports?',
  الوطني: 'national|nationale|nacional|nazionale|național|naţional|narodowy',
  الأولمبي: 'olympic|olympique|ol[ií]mpico?|olimpiyat|olympia',
  البلدي: 'municipal|municipale|comunale|communal',
  الدولي: 'international|internationale|internacional|internazionale',
};

const adjectives = Object.entries(adjectiveWords).map(([arabic, words]) => ({
  arabic,
  words: new RegExp(whole(words), 'iu'),
}));

/** «Football» is dropped, because it is obvious. */
const optionalWords = [...Object.values(adjectiveWords), 'football', 'soccer', 'fútbol'].join('|');

/** The generic words of a venue, wherever its language puts them, up to the «de» before its own name. */
const phraseOf = (words: string) =>
  new RegExp(
    whole(`(?:(?:${optionalWords})[ -]){0,3}(?:${words})(?:[ -](?:${optionalWords})){0,3}`) +
      `(?: ${whole('de|del|di|do|da|dos|du|des|of|the')}| d['’])?`,
    'giu',
  );

const venues = [
  { noun: 'مدينة', ending: 'ة', phrase: phraseOf('sports? city(?: stadium)?') },
  { noun: 'مجمع', ending: '', phrase: phraseOf('complexe?(?: stadium)?|complejo|complexo') },
  {
    noun: 'ملعب',
    ending: '',
    phrase: phraseOf(
      'stadiumi?|stade|est[aá]dio|estadi|stadio|stadion|stadionul|stadionu|stadioni|stadyumu?|štadión',
    ),
  },
];

/** «Ludwigsparkstadion», «Bosuilstadion», «Olympiastadion». */
const compound = /(?<=\p{L}{3})stadion(?!\p{L})/u;
