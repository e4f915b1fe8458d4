/** Letters that Unicode normalisation does not decompose. */
const spelled: Record<string, string> = {
  ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th',
  æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ß: 'ss', ẞ: 'SS', ı: 'i', ŋ: 'n', ħ: 'h', ĸ: 'k',
}; // oxfmt-ignore

const SPELLED = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g');

/** NAME-03: accented letters become plain ones; plain text, Arabic included, is unchanged. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(SPELLED, (letter) => spelled[letter] ?? letter);
}
