/** A code as the server expects it: without spaces, with Western digits whatever keyboard it was typed on. */
export function typedCode(text: string): string {
  return text
    .replaceAll(/\s/gu, '')
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.codePointAt(0)! - 0x06_60))
    .replaceAll(/[۰-۹]/gu, (digit) => String(digit.codePointAt(0)! - 0x06_f0));
}
