const REPLACEMENT = '\uFFFD';
/** The same three bytes, decoded once more as Latin letters. */
const REPLACEMENT_MISREAD = 'ï¿½';

/** NAME-05: a name that lost some or all of its letters in transit; a name we have stored is better. */
export function isBroken(text: string): boolean {
  return text.trim() === '' || text.includes(REPLACEMENT) || text.includes(REPLACEMENT_MISREAD);
}
