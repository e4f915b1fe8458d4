/** A counted noun for 0, 1, 2, 2 after a preposition or verb, 3 to 10, 11 to 99, hundreds. 1 and 2 print no digit. */
export type Noun = readonly [
  zero: string,
  one: string,
  two: string,
  twoOblique: string,
  few: string,
  many: string,
  other: string,
];

/** «3 مباريات», «مباراتان»: where no word before it inflects the dual. */
export function count(n: number, noun: Noun): string {
  return phrase(n, noun, noun[2]);
}

/** After a preposition or a verb: «في بطولتين», «سجّل هدفين». */
export function countAfterPreposition(n: number, noun: Noun): string {
  return phrase(n, noun, noun[3]);
}

/** The categories of Unicode; `Intl.PluralRules` would take a phone some time to load, before the first paint. */
function phrase(n: number, [zero, one, , , few, many, other]: Noun, two: string): string {
  if (n === 0) return zero;
  if (n === 1) return one;
  if (n === 2) return two;
  const rest = n % 100;
  if (rest >= 3 && rest <= 10) return `${n} ${few}`;
  return rest >= 11 ? `${n} ${many}` : `${n} ${other}`;
}

export const match: Noun = [
  'لا مباريات',
  'مباراة واحدة',
  'مباراتان',
  'مباراتين',
  'مباريات',
  'مباراة',
  'مباراة',
];
export const point: Noun = ['بلا نقاط', 'نقطة واحدة', 'نقطتان', 'نقطتين', 'نقاط', 'نقطة', 'نقطة'];
export const team: Noun = ['لا فرق', 'فريق واحد', 'فريقان', 'فريقين', 'فرق', 'فريقًا', 'فريق'];
export const card: Noun = ['بلا بطاقات', 'بطاقة واحدة', 'بطاقتان', 'بطاقتين', 'بطاقات', 'بطاقة', 'بطاقة'];
export const title: Noun = ['بلا ألقاب', 'لقب واحد', 'لقبان', 'لقبين', 'ألقاب', 'لقبًا', 'لقب'];
export const competition: Noun = ['لا بطولات', 'بطولة واحدة', 'بطولتان', 'بطولتين', 'بطولات', 'بطولة', 'بطولة'];
export const group: Noun = [
  'لا مجموعات',
  'مجموعة واحدة',
  'مجموعتان',
  'مجموعتين',
  'مجموعات',
  'مجموعة',
  'مجموعة',
];
export const season: Noun = ['لا مواسم', 'موسم واحد', 'موسمان', 'موسمين', 'مواسم', 'موسمًا', 'موسم'];
export const channel: Noun = ['لا قنوات', 'قناة واحدة', 'قناتان', 'قناتين', 'قنوات', 'قناة', 'قناة'];
/** News: «3 أخبار». */
export const article: Noun = ['لا أخبار', 'خبر واحد', 'خبران', 'خبرين', 'أخبار', 'خبرًا', 'خبر'];
export const episode: Noun = ['لا حلقات', 'حلقة واحدة', 'حلقتان', 'حلقتين', 'حلقات', 'حلقة', 'حلقة'];
export const page: Noun = ['لا صفحات', 'صفحة واحدة', 'صفحتان', 'صفحتين', 'صفحات', 'صفحة', 'صفحة'];
