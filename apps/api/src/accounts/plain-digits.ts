/** With Arabic and Persian digits as 0 to 9. */
export const withPlainDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0)! - 0x660) & 15));
