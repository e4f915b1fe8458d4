import { type ArabCountry, isListedCountry } from './arab-countries.ts';

// Apart from the codes: the first load of a page needs only those.

/** In the order in which readers are offered them: most readers first. */
export const arabCountryNames: Readonly<Record<ArabCountry, string>> = {
  SA: 'السعودية',
  EG: 'مصر',
  AE: 'الإمارات',
  MA: 'المغرب',
  DZ: 'الجزائر',
  TN: 'تونس',
  IQ: 'العراق',
  JO: 'الأردن',
  KW: 'الكويت',
  QA: 'قطر',
  BH: 'البحرين',
  OM: 'عُمان',
  LB: 'لبنان',
  SY: 'سوريا',
  PS: 'فلسطين',
  LY: 'ليبيا',
  SD: 'السودان',
  YE: 'اليمن',
  MR: 'موريتانيا',
  SO: 'الصومال',
  DJ: 'جيبوتي',
};

/** Most readers first. */
export const countriesByReaders: readonly ArabCountry[] =
  Object.keys(arabCountryNames).filter(isListedCountry);
