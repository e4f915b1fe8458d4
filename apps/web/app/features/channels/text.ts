import type { ArabCountry } from '@safira/arabic/names/arab-countries';
import { arabCountryNames, countriesByReaders } from '@safira/arabic/names/arab-country-names';
import { dayMonth, dayName } from '@safira/arabic/formats/dates';
import { countAfterPreposition, match } from '@safira/arabic/nouns/plurals';
import { nearDay, sourceNames } from '../../football-ui/broadcast-text.ts';

export const title = 'القنوات الناقلة';
export const country = 'البلد';
export const allCountries = 'كل البلدان';
export const otherCountry = 'بلد آخر';
export const notHere = 'غير متاحة هنا';
export const byRights = 'حسب حقوق البث';
export const mayChange = 'حسب حقوق البث، وقد تتغير القناة.';
export const noneIn = (code: ArabCountry) => `لم تُعلن القناة الناقلة في ${arabCountryNames[code]} بعد`;

/** OURS-17: «المصدر: جدول القناة المعلن · فُحص اليوم 6:10 م» */
export function source(from: 'guide' | 'editor', checked: string | undefined): string {
  const name = sourceNames[from];
  return checked ? `المصدر: ${name} · فُحص ${checked}` : `المصدر: ${name}`;
}

/** A list that is longer is given by its exceptions, or by its length. */
const MOST_NAMES = 4;

/** «مصر والسودان», «كل البلدان العربية عدا مصر», «12 بلدًا عربيًا» */
export function countriesOf(codes: readonly string[] | undefined): string {
  const named = countriesByReaders.filter((one) => codes?.includes(one) ?? true);
  const missing = countriesByReaders.filter((one) => !named.includes(one));
  if (missing.length === 0) return 'كل البلدان العربية';
  if (named.length <= MOST_NAMES) return joined(named);
  if (missing.length <= MOST_NAMES) return `كل البلدان العربية عدا ${joined(missing)}`;
  return named.length > 10 ? `${named.length} بلدًا عربيًا` : `${named.length} بلدان عربية`;
}

const joined = (codes: readonly ArabCountry[]) => codes.map((code) => arabCountryNames[code]).join(' و');

/** «اليوم 10:00 م» */
export function when({ date, today, time }: { date: string; today: string; time: string }): string {
  return `${nearDay(date, today) ?? `${dayName(date)} ${dayMonth(date)}،`} ${time}`;
}

/** «جلبنا القنوات الناقلة لمباراتين تلقائيًا» */
export function foundFor(matches: number): string {
  const counted = countAfterPreposition(matches, match);
  // A one-letter preposition is joined to a word and separate before a number.
  return `جلبنا القنوات الناقلة ${/^\d/.test(counted) ? 'لـ ' : 'ل'}${counted} تلقائيًا`;
}
