import { composeClub } from './compose-club.ts';
import { composeName } from './compose-name.ts';
import { composeVenue } from './compose-venue.ts';
import { transliterate } from '../letters/transliterate.ts';

export const people: ReadonlySet<string> = new Set(['player', 'coach', 'referee']);
const clubLetters = /(?:^| )(?:fc|cf|sc|ac|afc|sk|fk|bk|nk|cd|sv|ssc|club)(?= |$)/giu;

/**
 * NAME-05: the last resort, letter by letter; of the name of a person or an Arab club only the parts in no table.
 * «National Stadium» is translated and a club's «FC» is left out.
 */
export function spellName(kind: string, english: string, country: string | undefined): string {
  if (people.has(kind)) {
    const mixed = composeName(english, country, (word) => transliterate(word, country) || undefined);
    if (mixed !== undefined) return mixed;
  }
  if (kind === 'stadium') {
    const venue = composeVenue(english, country, (word) => transliterate(word, country));
    return venue ?? transliterate(english, country);
  }
  if (kind === 'club') {
    const mixed = composeClub(english, country, (word) => transliterate(word, country) || undefined);
    if (mixed !== undefined) return mixed;
  }
  const own = kind === 'club' ? english.replaceAll(clubLetters, ' ').trim() : english;
  return transliterate(own || english, country);
}
