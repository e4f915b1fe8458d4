import { firstMatch } from './first-match.ts';

/** A player's move, «إعارة» or «65 مليون يورو», from the provider's free text; unknown text is just a move. */
export function transferLabel(type: string | null): string {
  const text = type?.trim() ?? '';
  return firstMatch(kinds, text) ?? feeText(text) ?? 'انتقال';
}

/** The return from a loan also contains the word loan. */
const kinds = {
  '^$|^-|^n/a': 'القيمة غير معلنة',
  '(return|back|end).*loan': 'عودة من الإعارة',
  loan: 'إعارة',
  agent: 'لاعب حر',
  free: 'انتقال مجاني',
  transfer: 'انتقال نهائي',
  contract: 'نهاية العقد',
  retire: 'اعتزال',
};

/** `€ 3.2M`, `1.8M €`, `€ 500K`; two keeps its digit, as in `compact`. */
function feeText(text: string): string | undefined {
  const [, digits, unit] = /([\d.,]+) ?([MK])/i.exec(text) ?? [];
  const n = Number(digits?.replace(',', '.'));
  if (!unit || !(n > 0) || !text.includes('€')) return undefined;
  const [one, few] = /m/i.test(unit) ? ['مليون', 'ملايين'] : ['ألف', 'آلاف'];
  if (n === 1) return `${one} يورو`;
  const isFew = Number.isInteger(n) && n % 100 >= 3 && n % 100 <= 10;
  return `${n} ${isFew ? few : one} يورو`;
}
