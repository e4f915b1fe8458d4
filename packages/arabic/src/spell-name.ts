import { composeName } from './compose-name.ts';
import { transliterate } from './transliterate.ts';

const people = new Set(['player', 'coach', 'referee']);
const groundWords =
  /\b(?:stadium|stade|est[aá]dio?|stadio|stadion|stadyumu?)\b(?: (?:de|di|do|of|the)\b)?/giu;
const clubLetters = /(?:^| )(?:fc|cf|sc|ac|afc|sk|fk|bk|nk|cd|sv|ssc|club)(?= |$)/giu;

/**
 * NAME-05: the last rung, letter by letter; of a person only the names in no table.
 * «Stadium» is said in Arabic and a club's «FC» is left out.
 */
export function spellName(kind: string, english: string, country: string | undefined): string {
  if (people.has(kind)) {
    const mixed = composeName(english, country, (word) => transliterate(word, country) || undefined);
    if (mixed !== undefined) return mixed;
  }
  if (kind === 'stadium') {
    const own = english.replaceAll(groundWords, ' ').trim();
    return own === '' || own === english
      ? transliterate(english, country)
      : `ملعب ${transliterate(own, country)}`;
  }
  const own = kind === 'club' ? english.replaceAll(clubLetters, ' ').trim() : english;
  return transliterate(own || english, country);
}
