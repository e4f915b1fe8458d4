/**
 * OURS-20: the countries whose channels are listed, by their ISO 3166 codes: the members of the Arab League but the
 * Comoros, which no list of broadcasters that we know names.
 */
export const arabCountries = [
  'AE', 'BH', 'DJ', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LB', 'LY', 'MA',
  'MR', 'OM', 'PS', 'QA', 'SA', 'SD', 'SO', 'SY', 'TN', 'YE',
] as const; // prettier-ignore

/** The country of a zone class; pages of a class show its channels until a reader chooses another country. */
const countryOfZone: Readonly<Record<string, string>> = {
  'Asia/Riyadh': 'SA',
  'Africa/Cairo': 'EG',
  'Asia/Dubai': 'AE',
  'Africa/Casablanca': 'MA',
  'Africa/Tunis': 'TN',
  'Africa/Tripoli': 'LY',
  'Africa/Khartoum': 'SD',
  'Asia/Beirut': 'LB',
  'Asia/Gaza': 'PS',
  'Africa/Nouakchott': 'MR',
};

export const DEFAULT_COUNTRY = 'SA';

/** OURS-20: which country's channels a page of this zone class shows first. */
export const countryOfZoneClass = (zone: string): string => countryOfZone[zone] ?? DEFAULT_COUNTRY;
