/** Letters that people type for one another: «الاهلي» finds «الأهلي». */
const alike: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي' };
const MARKS = /[\u064b-\u0652]|\u0640|[\u0300-\u036f]/;

/** A name as the part before the typed letters, the part that matches them, and the rest. */
export function matchedPart(name: string, typed: string): [string, string, string] {
  const wanted = foldedLetters(typed.trim());
  const letters = foldedLetters(name);
  if (wanted.length === 0) return [name, '', ''];
  const text = letters.map(({ letter }) => letter).join('');
  const start = beginningOfWord(text, wanted.map(({ letter }) => letter).join(''));
  if (start < 0) return [name, '', ''];
  const from = letters[start]!.at;
  // Up to the next letter, so that marks on the last one belong to it.
  const to = letters[start + wanted.length]?.at ?? name.length;
  return [name.slice(0, from), name.slice(from, to), name.slice(to)];
}

/** The letters of a text without marks, each with its place in the text. */
function foldedLetters(text: string): { letter: string; at: number }[] {
  return Array.from(text.matchAll(/./gsu), ({ 0: letter, index }) => ({
    letter: alike[letter] ?? letter.normalize('NFD').charAt(0).toLowerCase(),
    at: index,
  })).filter(({ letter }) => !MARKS.test(letter));
}

/** Where the wanted letters begin a word, with or without its article; -1 if nowhere. */
function beginningOfWord(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text.slice(0, at);
    if (before === '' || /[\s-](ال)?$/.test(before) || before === 'ال') return at;
  }
  return -1;
}
