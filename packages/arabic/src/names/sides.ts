/** A side other than the first team, as the provider writes it after the name. */
const sides: readonly [RegExp, (number: string) => string][] = [
  [/ (?:w|women|ladies|femenino|feminino|féminines)$/i, () => 'للسيدات'],
  [/ u-?(\d{2})$/i, (age) => `تحت ${age} عامًا`],
  [/ (?:ii|b|2|reserves?|res\.?)$/i, () => 'ب'],
  [/ (?:iii|c)$/i, () => 'ج'],
];

/** «Chelsea U19 W» is «Chelsea», «للسيدات» and «تحت 19 عامًا»: it must not be mistaken for the first team. */
export function readSide(english: string): { base: string; side: string } {
  for (const [pattern, label] of sides) {
    const found = pattern.exec(english);
    if (!found || found.index === 0) continue;
    const { base, side } = readSide(english.slice(0, found.index));
    const own = label(found[1] ?? '');
    return { base, side: own === 'للسيدات' ? `${own} ${side}`.trim() : `${side} ${own}`.trim() };
  }
  return { base: english, side: '' };
}
