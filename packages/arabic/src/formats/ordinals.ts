/** «الأول» … «العاشر» for a masculine noun (الدور، المركز، التبديل); a higher number stays a number. */
export function ordinal(n: number): string {
  return masculine[n - 1] ?? String(n);
}

/** «الأولى» … for a feminine noun (المرحلة). */
export function ordinalFeminine(n: number): string {
  return n === 1 ? 'الأولى' : n <= masculine.length ? `${ordinal(n)}ة` : String(n);
}

const masculine = [
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
];
