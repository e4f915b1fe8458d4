const ELLIPSIS = '…';
/** Commas and the like are not left in front of an ellipsis. */
const LAST_MARKS = /[\s،؛:,.\-–]+$/;

/** NEWS-01: the first words of a title. */
export function cutWords(text: string, most: number): string {
  const words = text.trim().split(/\s+/);
  return words.length <= most ? text : ended(words.slice(0, most).join(' '));
}

/** NEWS-01: the first characters of a summary, to the end of a word. */
export function cutCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  // Up to a space, which may be the next character.
  const cut = text.slice(0, most + 1).replace(/\s\S*$/, '');
  return ended(cut.slice(0, most));
}

const ended = (text: string) => `${text.replace(LAST_MARKS, '')}${ELLIPSIS}`;
