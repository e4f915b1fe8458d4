import { outlines } from './tables/letters.ts';

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
  const glyphs = glyphsOf(text);
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

type Glyph = (typeof outlines)[string];

/** From left to right: of an Arabic pair, the last letter first. */
function glyphsOf(text: string): Glyph[] {
  const [first = '', second = ''] = text;
  if (!/[\u0600-\u06FF]/.test(first)) return [...text].flatMap((letter) => outlines[letter] ?? []);
  if (second === 'ـ') return outlines[text] ? [outlines[text]] : [];
  const joined = [outlines[`ـ${second}`], outlines[`${first}ـ`]];
  const alone = [outlines[second], outlines[first]];
  return (joined.every(Boolean) ? joined : alone).flatMap((glyph) => glyph ?? []);
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
