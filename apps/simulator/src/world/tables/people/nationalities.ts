/** Nationalities that differ from the league's country with spaces for hyphens. */
export const nationalities: ReadonlyMap<string, string> = new Map([
  ['Bosnia', 'Bosnia and Herzegovina'],
  ['Guinea-Bissau', 'Guinea-Bissau'],
  ['Ireland', 'Republic of Ireland'],
  ['Macedonia', 'North Macedonia'],
  ['Turkey', 'Türkiye'],
]);
