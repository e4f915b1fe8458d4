/** Where the provider writes a nationality otherwise than the country of a league with blanks for hyphens. */
export const nationalities: ReadonlyMap<string, string> = new Map([
  ['Bosnia', 'Bosnia and Herzegovina'],
  ['Guinea-Bissau', 'Guinea-Bissau'],
  ['Ireland', 'Republic of Ireland'],
  ['Macedonia', 'North Macedonia'],
  ['Turkey', 'Türkiye'],
]);
