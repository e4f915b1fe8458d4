/** One term for one thing in what readers see: the rejected spelling, the one we print. */
export const arabicTerms: readonly (readonly [rejected: RegExp, printed: string])[] = [
  [/بحسب|وفقا?ً? ?ل/, 'حسب'],
  [/إحصاءات|احصائيات/, 'إحصائيات'],
  [/إعادة المحاولة|حاول مرة أخرى|حاول مجدد/, 'أعد المحاولة'],
  [/تحقق(?!ّ)/, 'تحقّق'],
  [/المفضّلة|مفضلاتي/, 'المفضلة'],
  [/استعمال/, 'استخدام'],
];

/** The terms that a text should not have, each with the one to print instead. */
export function rejectedTerms(text: string): string[] {
  return arabicTerms.flatMap(([rejected, printed]) => {
    const found = rejected.exec(text)?.[0];
    return found === undefined ? [] : [`«${found}» → «${printed}»`];
  });
}
