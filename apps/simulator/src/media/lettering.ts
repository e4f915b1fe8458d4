import { outlines } from './tables/letters.ts';

/** Generic words: their initials do not distinguish competitions. */
const common = new Set(['دوري', 'كأس', 'كاس', 'بطولة', 'تصفيات', 'مباريات', 'العالم', 'سوبر', 'درع']);

/** The first letter without the article; numbers are no letters, and a lone heh is drawn «هـ». */
export function initialOf(arabic: string): string {
  const letters = (word: string) => word.replace(/^ال(?=..)/, '').replaceAll(/[^\p{Letter}]/gu, '');
  const words = arabic.split(/[\s-]+/).filter((word) => letters(word) !== '');
  const distinctive = words.find((word) => !common.has(letters(word)) && !common.has(word)) ?? words[0] ?? '';
  const [letter = ''] = letters(distinctive);
  return letter === 'ه' ? 'هـ' : letter.toUpperCase();
}

type Place = {
  x: number;
  y: number;
  /** The space to fit in, and the maximum font size: a wide letter is not drawn larger than a tall one. */
  width: number;
  height: number;
  size: number;
  fill: string;
  halo?: { colour: string; width: number };
};

/** Draws letters as large as the space allows, centred; those without an outline are left out. */
export function lettering(text: string, { x, y, width, height, size, fill, halo }: Place): string {
  const glyphs = (text in outlines ? [text] : [...text]).flatMap((letter) => outlines[letter] ?? []);
  if (glyphs.length === 0) return '';
  const starts = glyphs.map((_, i) => glyphs.slice(0, i).reduce((sum, { advance }) => sum + advance, 0));
  const left = glyphs[0]!.box[0];
  const right = starts.at(-1)! + glyphs.at(-1)!.box[2];
  const top = Math.min(...glyphs.map(({ box }) => box[1]));
  const bottom = Math.max(...glyphs.map(({ box }) => box[3]));
  const scale = Math.min(width / (right - left), height / (bottom - top), size / 1000);
  const shapes = glyphs
    .map(({ path }, i) => `<path transform="translate(${starts[i]!})" d="${path}"/>`)
    .join('');
  const place = `translate(${round(x - (scale * (left + right)) / 2)} ${round(y - (scale * (top + bottom)) / 2)}) scale(${round(scale)})`;
  const around = halo
    ? `<g transform="${place}" fill="${halo.colour}" stroke="${halo.colour}" stroke-width="${round((2 * halo.width) / scale)}" stroke-linejoin="round">${shapes}</g>`
    : '';
  return `${around}<g transform="${place}" fill="${fill}">${shapes}</g>`;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
