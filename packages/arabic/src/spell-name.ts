import { composeName } from './compose-name.ts';
import { countryName } from './countries.ts';
import { makeIndex } from './name-index.ts';
import { placeTables } from './name-tables.ts';
import { transliterate } from './transliterate.ts';

export const people: ReadonlySet<string> = new Set(['player', 'coach', 'referee']);
const clubLetters = /(?:^| )(?:fc|cf|sc|ac|afc|sk|fk|bk|nk|cd|sv|ssc|club)(?= |$)/giu;

/**
 * NAME-05: the last resort, letter by letter; of a person's name only the parts in no table.
 * «National Stadium» is translated and a club's «FC» is left out.
 */
export function spellName(kind: string, english: string, country: string | undefined): string {
  if (people.has(kind)) {
    const mixed = composeName(english, country, (word) => transliterate(word, country) || undefined);
    if (mixed !== undefined) return mixed;
  }
  if (kind === 'stadium') return spellVenue(english, country);
  const own = kind === 'club' ? english.replaceAll(clubLetters, ' ').trim() : english;
  return transliterate(own || english, country);
}

function spellVenue(english: string, country: string | undefined): string {
  const spaced = english.replace(compound, ' stadion');
  for (const { noun, ending, phrase } of venues) {
    const common = spaced.match(phrase)?.join(' ');
    if (common === undefined) continue;
    const own = spaced.replaceAll(phrase, ' ').trim();
    const found = adjectives.filter(({ words }) => words.test(common)).map(({ arabic }) => arabic + ending);
    const first = /[\p{L}\p{Nd}]/u.test(own) ? `${noun} ${spellPlace(own, country)}` : `ال${noun}`;
    return [first, ...found].join(' ');
  }
  return transliterate(english, country);
}

/** Most venues in no table are named after their city. */
function spellPlace(own: string, country: string | undefined): string {
  return cities.find(own, country)?.text ?? countryName(own) ?? transliterate(own, country);
}

const cities = makeIndex(
  placeTables.city
    .flat()
    .map(([english, arabic, country, ...aliases]) => ({ english, arabic, country, aliases })),
  { minLength: Infinity, maxDifference: 0, mayContain: () => false },
);

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
