// Lists of its own: the check shares nothing with what writes the scripts.
const stems = ['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع', 'عشر'];

/** «ثلاثة أهداف» is 3, «هدفين» 2, «25 نقطة» 25, «نقطة واحدة» 1. */
export function countOf(text: string): number | undefined {
  const words = text.trim();
  const digits = /^\d+/.exec(words);
  if (digits) return Number(digits[0]);
  if (/^\S+(?:ين|ان)$/.test(words)) return 2;
  if (/^\S+ واحدة?$/.test(words) || words === 'هدف') return 1;
  const index = stems.findIndex((stem) => new RegExp(`^${stem}(?:ة|ية|ي)? `).test(words));
  return index === -1 ? undefined : index + 3;
}

/** «بثلاثة أهداف مقابل هدف واحد» is [3, 1], «بهدف دون رد» [1, 0]. */
export function scoreOf(text: string): [number, number] | undefined {
  const found = /^ب(.+?) (?:دون رد|مقابل (.+))$/.exec(text);
  if (!found) return undefined;
  const [won, lost] = [countOf(found[1]!), found[2] === undefined ? 0 : countOf(found[2])];
  return won === undefined || lost === undefined ? undefined : [won, lost];
}

/** «بالتعادل السلبي» is 0, «بالتعادل الإيجابي بهدفين لمثلهما» 2. */
export function drawOf(text: string): number | undefined {
  if (text === 'بالتعادل السلبي') return 0;
  const found = /^بالتعادل الإيجابي ب(.+) لمثل(ه|هما|ها)$/.exec(text);
  const goals = found ? countOf(found[1]!) : undefined;
  const same = goals === 1 ? 'ه' : goals === 2 ? 'هما' : 'ها';
  return found?.[2] === same ? goals : undefined;
}

const ordinals = 'الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'.split(' ');

/** «الثالث» is 3, «14» is 14. */
export function ordinalOf(text: string): number {
  const index = ordinals.indexOf(text);
  return index === -1 ? Number(text) : index + 1;
}

/** «الثالثة» is 3, «14» is 14. */
export const roundOf = (text: string): number => (text === 'الأولى' ? 1 : ordinalOf(text.replace(/ة$/, '')));

/** Parts of spoken numbers without their marks, by their first letters after «و» and «ال». */
const spoken: [RegExp, number][] = [
  [/^(?:ثلاثون|ثلاثين)$/, 30],
  [/^(?:أربعون|أربعين)$/, 40],
  [/^(?:خمسون|خمسين)$/, 50],
  [/^(?:ستون|ستين)$/, 60],
  [/^(?:سبعون|سبعين)$/, 70],
  [/^(?:ثمانون|ثمانين)$/, 80],
  [/^(?:تسعون|تسعين)$/, 90],
  [/^(?:عشرون|عشرين)$/, 20],
  [/^مئة$/, 100],
  [/^(?:نصف)$/, 30],
  [/^(?:ربع)$/, 15],
  [/^(?:واحدا?|واحدة|إحدى|أحد|حادي|حادية|أول|أولى)$/, 1],
  [/^(?:اثن|ثاني)/, 2],
  [/^(?:ثلاث|ثالث)/, 3],
  [/^(?:أربع|رابع)/, 4],
  [/^(?:خمس|خامس)/, 5],
  [/^(?:ست|سادس)/, 6],
  [/^(?:سبع|سابع)/, 7],
  [/^(?:ثمان|ثامن)/, 8],
  [/^(?:تسع|تاسع)/, 9],
  [/^(?:عشر|عاشر)/, 10],
];

/** The sum of the number words: «الثامنة والنصف» is 38, «خمس وعشرين» 25. «إلا ربعا» after the next hour is :45. */
export function sumOfWords(words: readonly string[]): number {
  if (words.includes('إلا'))
    return sumOfWords(words.filter((word) => word !== 'إلا' && word !== 'ربعا')) - 1 + 45;
  return words
    .filter((word) => word !== 'بعد' && word !== 'دقائق' && word !== 'دقيقة')
    .map((word) => word.replace(/^و(?=ال|[^ا])/, '').replace(/^ال/, ''))
    .map((word) => spoken.find(([pattern]) => pattern.test(word))?.[1] ?? Number.NaN)
    .reduce((sum, n) => sum + n, 0);
}
