import { goal } from '@safira/arabic/nouns/match-nouns';
import { count } from '@safira/arabic/nouns/plurals';

export const finalWhistle = 'صافرة النهاية';
export const byPenalties = 'بركلات الترجيح';
export const noTime = 'لم يُحدَّد الوقت';
export const versus = 'ضد';
export const unnamedPlayer = 'غير محدد';
export const listComma = '، ';

/** «وهدف آخر», «وهدفان آخران», «و3 أهداف أخرى», «و11 هدفًا آخر». */
export function moreGoals(n: number): string {
  if (n === 1) return 'وهدف آخر';
  const other = n === 2 ? 'آخران' : n % 100 >= 3 && n % 100 <= 10 ? 'أخرى' : 'آخر';
  return `و${count(n, goal)} ${other}`;
}
