import type { BySide } from './record.ts';

/** After «بـ»: «هدف», «هدفين», «ثلاثة أهداف», «11 هدفًا». */
function goalsAfterBa(goals: number): string {
  if (goals === 1) return 'بهدف';
  if (goals === 2) return 'بهدفين';
  return goals <= 10 ? `ب${masculineCounts[goals - 3]} أهداف` : `بـ${goals} هدفًا`;
}

function goalsAgainst(goals: number): string {
  if (goals === 1) return 'هدف';
  if (goals === 2) return 'هدفين';
  return goals <= 10 ? `${masculineCounts[goals - 3]} أهداف` : `${goals} هدفًا`;
}

const masculineCounts = ['ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'];
const feminineCounts = ['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'];

/** «بثلاثة أهداف مقابل هدف», «بهدفين دون رد». */
export const winWords = (won: number, lost: number): string =>
  lost === 0 ? `${goalsAfterBa(won)} دون رد` : `${goalsAfterBa(won)} مقابل ${goalsAgainst(lost)}`;

/** «بالتعادل السلبي», «بالتعادل بهدفين لمثلهما». */
export function drawWords(goals: number): string {
  if (goals === 0) return 'بالتعادل السلبي';
  const same = { 1: 'لمثله', 2: 'لمثلهما' }[goals] ?? 'لمثلها';
  return `بالتعادل ${goalsAfterBa(goals)} ${same}`;
}

/** For headlines: «بثلاثية نظيفة», «برباعية مقابل هدف». */
export function headlineWords(won: number, lost: number): string {
  const word = headlineCounts[won - 1];
  if (won === 1) return 'بهدف نظيف';
  if (!word) return winWords(won, lost);
  return lost === 0 ? `ب${word} نظيفة` : `ب${word} مقابل ${goalsAgainst(lost)}`;
}

const headlineCounts = ['هدف', 'ثنائية', 'ثلاثية', 'رباعية', 'خماسية', 'سداسية', 'سباعية'];

/** «بخمس ركلات مقابل أربع» */
export function shootOutWords({ home, away }: BySide<number>): string {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  return `${kicksAfterBa(most)} مقابل ${kicks(least)}`;
}

function kicksAfterBa(scored: number): string {
  if (scored === 1) return 'بركلة';
  if (scored === 2) return 'بركلتين';
  return scored <= 10 ? `ب${feminineCounts[scored - 3]} ركلات` : `بـ${scored} ركلة`;
}

function kicks(scored: number): string {
  if (scored === 0) return 'لا شيء';
  if (scored === 1) return 'ركلة واحدة';
  if (scored === 2) return 'ركلتين';
  return scored <= 10 ? feminineCounts[scored - 3]! : String(scored);
}
