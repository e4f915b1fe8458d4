import { composeName } from './compose-name.ts';
import { countryName } from './countries.ts';
import { makeIndex } from './name-index.ts';
import { placeTables } from './name-tables.ts';
import { transliterate } from './transliterate.ts';

export const people: ReadonlySet<string> = new Set(['player', 'coach', 'referee']);
const clubLetters = /(?:^| )(?:fc|cf|sc|ac|afc|sk|fk|bk|nk|cd|sv|ssc|club)(?= |$)/giu;

/**
 * NAME-05: the last rung, letter by letter; of a person only the names in no table.
 * «National Stadium» is said in Arabic and a club's «FC» is left out.
 */
export function spellName(kind: string, english: string, country: string | undefined): string {
  if (people.has(kind)) {
    const mixed = composeName(english, country, (word) => transliterate(word, country) || undefined);
    if (mixed !== undefined) return mixed;
  }
  if (kind === 'stadium') return spellGround(english, country);
  const own = kind === 'club' ? english.replaceAll(clubLetters, ' ').trim() : english;
  return transliterate(own || english, country);
}

function spellGround(english: string, country: string | undefined): string {
  const spaced = english.replace(compound, ' stadion');
  for (const { noun, ending, phrase } of grounds) {
    const common = spaced.match(phrase)?.join(' ');
    if (common === undefined) continue;
    const own = spaced.replaceAll(phrase, ' ').trim();
    const said = adjectives.filter(({ words }) => words.test(common)).map(({ arabic }) => arabic + ending);
    const first = /[\p{L}\p{Nd}]/u.test(own) ? `${noun} ${spellPlace(own, country)}` : `ال${noun}`;
    return [first, ...said].join(' ');
  }
  return transliterate(english, country);
}

/** Most grounds in no table are called after their city. */
function spellPlace(own: string, country: string | undefined): string {
  return cities.find(own, country)?.text ?? countryName(own) ?? transliterate(own, country);
}

const cities = makeIndex(
  placeTables.city
    .flat()
    .map(([english, arabic, country, ...aliases]) => ({ english, arabic, country, aliases })),
  { minLength: Infinity, maxDifference: 0, maySay: () => false },
);

const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

/** In the order in which Arabic says them. */
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

/** «Football» goes without saying. */
const beside = [...Object.values(adjectiveWords), 'football', 'soccer', 'fútbol'].join('|');

/** The common words of a ground, wherever its language puts them, up to the «de» before its own name. */
const phraseOf = (words: string) =>
  new RegExp(
    whole(`(?:(?:${beside})[ -]){0,3}(?:${words})(?:[ -](?:${beside})){0,3}`) +
      `(?: ${whole('de|del|di|do|da|dos|du|des|of|the')}| d['’])?`,
    'giu',
  );

const grounds = [
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
