import { composeClub } from './compose-club.ts';
import { composeVenue } from './compose-venue.ts';
import { countryName } from './countries.ts';
import { ordinalFeminine } from '../formats/ordinals.ts';
import { readSide } from './sides.ts';

/** NAME-05: «كأس السويد», «دوري الدرجة الثانية في مالطا», «الملعب الأولمبي»: names made of common words alone. */
export function composeGeneric(
  kind: string,
  english: string,
  country: string | undefined,
): string | undefined {
  if (kind === 'stadium') return venues[english.toLowerCase()] ?? composeVenue(english, country);
  if (kind === 'club') return composeClub(english, country);
  const place = country === undefined || country === 'World' ? undefined : countryName(country);
  if (kind !== 'competition' || place === undefined) return undefined;
  const whole = competitionName(english.toLowerCase(), place);
  if (whole) return whole;
  const { base, side } = readSide(english);
  const name = competitionName(base.toLowerCase(), place);
  return name && `${name} ${side}`;
}

/** «National Stadium»: every country may have one. */
export const isGenericVenue = (english: string): boolean => Object.hasOwn(venues, english.toLowerCase());

function competitionName(name: string, place: string): string | undefined {
  const [, level] = /^(?:division|liga|ligue|league|serie|segunda|lig) (\d)$/.exec(name) ?? [];
  if (level) return `دوري الدرجة ${ordinalFeminine(Number(level))} في ${place}`;
  const [, ordinal] = /^(\d)(?:st|nd|rd|th)? (?:division|league|liga)$/.exec(name) ?? [];
  if (ordinal) return `دوري الدرجة ${ordinalFeminine(Number(ordinal))} في ${place}`;
  const known = competitions[name];
  return known && `${known} ${place}`;
}

const competitions: Record<string, string> = {
  championship: 'بطولة',
  cup: 'كأس',
  'first division': 'دوري الدرجة الأولى في',
  'league cup': 'كأس رابطة',
  league: 'دوري',
  'premier division': 'الدوري الممتاز في',
  'premier league': 'الدوري الممتاز في',
  'premiere division': 'الدوري الممتاز في',
  'professional league': 'دوري المحترفين في',
  'pro league': 'دوري المحترفين في',
  'second division': 'دوري الدرجة الثانية في',
  'super cup': 'كأس السوبر في',
  'super league': 'دوري السوبر في',
};

const venues: Record<string, string> = {
  'central stadium': 'الملعب المركزي',
  'estadio municipal': 'الملعب البلدي',
  'estadio nacional': 'الملعب الوطني',
  'estadio olímpico': 'الملعب الأولمبي',
  'international stadium': 'الملعب الدولي',
  'municipal stadium': 'الملعب البلدي',
  'national stadium': 'الملعب الوطني',
  'olympic stadium': 'الملعب الأولمبي',
  'stade municipal': 'الملعب البلدي',
  'stade olympique': 'الملعب الأولمبي',
};
