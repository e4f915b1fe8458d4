const REPLACEMENT = '\uFFFD';
/** The same three bytes, read once more as Latin letters. */
const REPLACEMENT_MISREAD = 'ï¿½';

/** NAME-05: a name that lost letters on its way, or all of them: one we have stored is better. */
export function isBroken(text: string): boolean {
  return text.trim() === '' || text.includes(REPLACEMENT) || text.includes(REPLACEMENT_MISREAD);
}
