const counts = new Map(
  ['', 'واحد', 'اثنان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع', 'عشر'].map((word, n) => [word, n]),
);

/** «ثلاثة أهداف» is 3, «هدفين» 2, «11 هدفًا» 11, «اثنتان» 2; undefined if it is no number. */
export function readCount(text: string): number | undefined {
  const words = text.trim();
  const digits = /^\d+/.exec(words);
  if (digits) return Number(digits[0]);
  if (words === 'لا شيء') return 0;
  if (/^(هدف|ركلة|كرة|بطاقة|نقطة|مباراة|واحدة)( |$)/.test(words)) return 1;
  if (/^(هدفين|هدفان|ركلتين|كرتين|بطاقتين|نقطتين|نقطتان|مباراتين|اثنتان|اثنتين)( |$)/.test(words)) return 2;
  const found = /^(\S+?)(?:ية|[ةي])?( |$)/.exec(words);
  return found ? counts.get(found[1]!) : undefined;
}

/** «بثلاثة أهداف مقابل هدف» is [3, 1], «بهدفين دون رد» [2, 0]; the most goals first. */
export function readScore(text: string): [number, number] | undefined {
  const found = /بـ?(.+?) (?:دون رد|مقابل (\S+(?: أهداف| هدفًا)?))/.exec(text);
  if (!found) return undefined;
  const [won, lost] = [readCount(found[1]!), found[2] === undefined ? 0 : readCount(found[2])];
  return won === undefined || lost === undefined ? undefined : [won, lost];
}

/** «بالتعادل السلبي» is 0, «بالتعادل بهدفين لمثلهما» 2. */
export function readDraw(text: string): number | undefined {
  if (text.includes('بالتعادل السلبي')) return 0;
  const found = /بالتعادل ب(.+?) لمثله/.exec(text);
  return found ? readCount(found[1]!) : undefined;
}

/** A list of its own: the reader shares nothing with what writes the reports. */
const ordinals = [
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

/** «الثالث» and «الثالثة» are 3, «14» is 14. */
export function readOrdinal(text: string): number {
  const index = ordinals.findIndex((word) => text === word || text === `${word}ة`);
  return index === -1 ? Number(text) : index + 1;
}

const headlineWords = ['هدف', 'ثنائية', 'ثلاثية', 'رباعية', 'خماسية', 'سداسية', 'سباعية'];

/** «بثلاثية نظيفة» is [3, 0], «بثنائية مقابل هدف» [2, 1], «بهدفين لمثلهما» [2, 2]. */
export function readHeadline(text: string): [number, number] | undefined {
  const level = /^ب(.+) لمثله/.exec(text);
  if (level) {
    const goals = readCount(level[1]!);
    return goals === undefined ? undefined : [goals, goals];
  }
  const found = /^ب(\S+) (?:نظيفة?|مقابل (.+))$/.exec(text);
  const won = found ? headlineWords.indexOf(found[1]!) + 1 : 0;
  if (won === 0) return readScore(text);
  return [won, found![2] === undefined ? 0 : (readCount(found![2]) ?? Number.NaN)];
}

export const same = (a: readonly unknown[] | undefined, b: readonly unknown[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
