import { sumOfWords } from './read-words.ts';

const MARKS = /[\u064B-\u0652\u0670]/g;

/** Figures, scores, duals and small counts in words; «الشوط الأول» is a name, not a number. */
export function numbersIn(display: string): number {
  const text = display.replaceAll(/الشوط الأول|للشوط الأول/g, '');
  const kinds = [
    /\d+(?::\d\d)?/g,
    /ب\S+(?: أهداف)? (?:دون رد|مقابل \S+(?: أهداف| واحد)?)/g,
    /بالتعادل (?:السلبي|الإيجابي ب\S+(?: أهداف)? لمثل\S+)/g,
    /المركز (?:الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر)/g,
    /(?:نقطة|مباراة) واحدة|نقطتين|نقطتان|مباراتين|مباراتان/g,
  ];
  return kinds.reduce((sum, kind) => sum + (text.match(kind)?.length ?? 0), 0);
}

/** The spoken form has the words of the printed one, and for its figures words that add up to them. */
export function voiceFaults(display: string, spoken: string): string[] {
  if (/[^\u0621-\u0652 ،.:]/.test(spoken)) return [`letters: ${spoken}`];
  const rest = wordsOf(spoken.replaceAll(MARKS, ''));
  const figures: number[] = [];
  for (const word of wordsOf(display.replaceAll(MARKS, ''))) {
    if (/^\d/.test(word)) figures.push(...word.split(':').map(Number));
    else {
      const index = rest.indexOf(word);
      if (index === -1) return [`not spoken: ${word} in ${display}`];
      rest.splice(index, 1);
    }
  }
  const sum = figures.reduce((total, n) => total + n, 0);
  const [hour] = figures;
  const said = rest.length === 0 ? 0 : sumOfWords(rest);
  // A quarter to one is said of 12:45.
  const isSame = said === sum || (hour === 12 && said === sum - 12);
  return isSame ? [] : [`figures: ${display} / ${spoken}`];
}

export const wordsOf = (text: string) =>
  text
    .replaceAll(/[،.]|:(?!\d)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
