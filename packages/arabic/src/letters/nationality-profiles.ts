import { countryKey } from '../names/countries.ts';

type Rule = readonly [from: RegExp, to: string];

/**
 * How a language reads its letters. `respelled` replaces Latin letters by ones that the model reads better; `fixed` is
 * the Arabic output of the matched letters, whatever the model predicts. Each rule is here because it brought the names
 * of our own tables closer (`node tools/letters/main.ts profiles`); what the model predicts by itself needs no rule.
 */
export type Profile = { respelled: readonly Rule[]; fixed: readonly Rule[] };

/** NAME-05: the profile of a player's country; a plain one for most Arab countries, whose names need an editor. */
export function profileOf(country: string | undefined): Profile {
  return (country === undefined ? undefined : byCountry.get(countryKey(country))) ?? plain;
}

const plain: Profile = { respelled: [], fixed: [] };

// Our style is غ for a hard g; the list that the model learned from has ج one time in five.
const hardG: Rule = [/g(?=[aáàâãåäoóôõöøuúûürl])/g, 'غ'];
const everyG: Rule = [/g/g, 'غ'];
const openE: Rule = [/e$/g, 'é'];

const english: Profile = { respelled: [], fixed: [hardG] };

const spanish: Profile = {
  respelled: [
    [/ñ/g, 'ny'],
    [/es$/g, 'és'],
  ],
  fixed: [
    [/j/g, 'خ'],
    [/g(?=[eiéí])/g, 'خ'],
    [/qu(?=[eiéí])/g, 'ك'],
    [/gu(?=[eiéí])/g, 'غ'],
    [/ch/g, 'تش'],
    [/c(?=[eiéí])/g, 'س'],
    hardG,
    [/e$/g, 'ي'],
  ],
};

const portuguese: Profile = {
  respelled: [
    [/lh/g, 'ly'],
    [/nh/g, 'ny'],
    [/ç/g, 's'],
  ],
  fixed: [[/e$/g, 'ي'], [/j/g, 'ج'], hardG],
};

const french: Profile = {
  respelled: [
    [/gn/g, 'ny'],
    [/ent$/g, 'an'],
    [/ane$/g, 'an'],
  ],
  fixed: [[/qu/g, 'ك'], [/gu(?=[eiéè])/g, 'غ'], hardG, [/j/g, 'ج'], [/c(?=[eiéè])/g, 'س'], [/th/g, 'ت']],
};

const italian: Profile = {
  respelled: [[/sc(?=[ei])/g, 'sh'], [/gh/g, 'g'], [/gn/g, 'ny'], [/zz/g, 'ts'], openE],
  fixed: [
    [/ch(?=[ei])/g, 'ك'],
    [/c(?=[ei])/g, 'تش'],
  ],
};

const german: Profile = {
  respelled: [
    [/eu|äu/g, 'oi'],
    [/^st/g, 'sht'],
    [/^v/g, 'f'],
  ],
  fixed: [[/w/g, 'ف'], everyG],
};

const dutch: Profile = {
  respelled: [[/oe/g, 'ou'], [/uy/g, 'oi'], [/ie/g, 'i'], [/eu/g, 'o'], openE],
  fixed: [],
};

const polish: Profile = {
  respelled: [
    [/sz/g, 'sh'],
    [/ą/g, 'on'],
  ],
  fixed: [
    [/ch/g, 'خ'],
    [/w/g, 'ف'],
    [/j/g, 'ي'],
  ],
};

const southSlavic: Profile = {
  respelled: [[/j/g, 'y'], [/c/g, 'ts'], [/č/g, 'tch'], [/ž/g, 'zh'], openE],
  fixed: [[/ć/g, 'تش'], everyG],
};

const czech: Profile = { respelled: [[/j/g, 'y']], fixed: [] };

const turkish: Profile = {
  respelled: [
    [/c/g, 'j'],
    [/ç/g, 'tch'],
    [/ş/g, 'sh'],
    [/ı/g, 'i'],
  ],
  fixed: [[/ğ/g, 'غ']],
};

const nordic: Profile = {
  respelled: [[/ö/g, 'o'], openE],
  fixed: [[/j/g, 'ي'], [/æ/g, 'ي'], everyG, [/y/g, 'ي']],
};

/** By the provider's country names. */
/** «Guedioura», «Gatal»: a hard g of the Maghreb is ق; Egypt's is ج. Both before a letter table learned from all Arabs. */
const maghreb: Profile = { respelled: [], fixed: [[/gu(?=[ei])|g(?!h)/g, 'ق']] };
const egyptian: Profile = { respelled: [], fixed: [[/g(?!h)/g, 'ج']] };

export const profiles: Record<string, { profile: Profile; countries: string }> = {
  english: {
    profile: english,
    countries:
      'England, Scotland, Wales, Northern Ireland, Republic of Ireland, USA, Canada, Australia, New Zealand, Jamaica, Nigeria, Ghana, South Africa',
  },
  spanish: {
    profile: spanish,
    countries:
      'Spain, Argentina, Uruguay, Colombia, Chile, Peru, Ecuador, Paraguay, Venezuela, Bolivia, Mexico, Costa Rica, Honduras, Panama, Guatemala, El Salvador, Nicaragua, Cuba, Dominican Republic, Equatorial Guinea',
  },
  portuguese: {
    profile: portuguese,
    countries: 'Portugal, Brazil, Angola, Mozambique, Cape Verde, Guinea-Bissau',
  },
  french: {
    profile: french,
    countries:
      'France, Senegal, Ivory Coast, Cameroon, Mali, Guinea, Congo DR, Congo, Burkina Faso, Gabon, Benin, Togo, Haiti, Central African Republic, Chad, Niger, Madagascar',
  },
  egyptian: { profile: egyptian, countries: 'Egypt' },
  italian: { profile: italian, countries: 'Italy, San Marino' },
  maghreb: { profile: maghreb, countries: 'Algeria, Tunisia, Libya' },
  german: {
    profile: german,
    countries: 'Germany, Austria, Switzerland, Liechtenstein, Luxembourg',
  },
  dutch: { profile: dutch, countries: 'Netherlands, Belgium, Suriname, Curaçao' },
  polish: { profile: polish, countries: 'Poland' },
  southSlavic: {
    profile: southSlavic,
    countries: 'Croatia, Serbia, Slovenia, Bosnia and Herzegovina, Montenegro, North Macedonia, Kosovo',
  },
  czech: { profile: czech, countries: 'Czech Republic, Slovakia' },
  turkish: { profile: turkish, countries: 'Türkiye, Azerbaijan' },
  nordic: {
    profile: nordic,
    countries: 'Norway, Sweden, Denmark, Iceland, Faroe Islands, Finland',
  },
};

const byCountry = new Map(
  Object.values(profiles).flatMap(({ profile, countries }) =>
    countries.split(', ').map((country) => [countryKey(country), profile] as const),
  ),
);
