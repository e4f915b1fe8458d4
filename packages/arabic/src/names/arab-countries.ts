/**
 * OURS-20: the countries whose channels are listed, by their ISO 3166 codes: the members of the Arab League but the
 * Comoros, which no list of broadcasters that we know names.
 */
export const arabCountries = [
  'AE', 'BH', 'DJ', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LB', 'LY', 'MA',
  'MR', 'OM', 'PS', 'QA', 'SA', 'SD', 'SO', 'SY', 'TN', 'YE',
] as const; // oxfmt-ignore
export type ArabCountry = (typeof arabCountries)[number];

export const isListedCountry = (code: string | null | undefined): code is ArabCountry =>
  arabCountries.some((country) => country === code);

export const DEFAULT_COUNTRY: ArabCountry = 'SA';

/** The Arab country in which a browser's clock is in this IANA zone. */
export const countryOfZone: Readonly<Record<string, ArabCountry>> = {
  'Africa/Algiers': 'DZ',
  'Africa/Cairo': 'EG',
  'Africa/Casablanca': 'MA',
  'Africa/Djibouti': 'DJ',
  'Africa/El_Aaiun': 'MA',
  'Africa/Khartoum': 'SD',
  'Africa/Mogadishu': 'SO',
  'Africa/Nouakchott': 'MR',
  'Africa/Tripoli': 'LY',
  'Africa/Tunis': 'TN',
  'Asia/Aden': 'YE',
  'Asia/Amman': 'JO',
  'Asia/Baghdad': 'IQ',
  'Asia/Bahrain': 'BH',
  'Asia/Beirut': 'LB',
  'Asia/Damascus': 'SY',
  'Asia/Dubai': 'AE',
  'Asia/Gaza': 'PS',
  'Asia/Hebron': 'PS',
  'Asia/Kuwait': 'KW',
  'Asia/Muscat': 'OM',
  'Asia/Qatar': 'QA',
  'Asia/Riyadh': 'SA',
};

/** Which country's channels a page of this zone class shows until the browser knows better. */
export const countryOfZoneClass = (zone: string): ArabCountry => countryOfZone[zone] ?? DEFAULT_COUNTRY;
