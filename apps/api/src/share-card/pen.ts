import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Font, fontText } from './fonts.ts';

export type Box = { left: number; top: number; right: number; bottom: number };

/** A text as it was written: the bounds of its ink, and the room that it must stay in. */
export type Placed = { text: string; ink: Box; room: Box };

export type Fitted = { lines: string[]; font: Font };

/** A text that would have to shrink below this share of its size is broken in two lines instead. */
const LEAST_SHRUNK = 0.76;
/** The size of two lines, as a share of one. */
const TWO_LINES = 0.87;

export type Pen = ReturnType<typeof makePen>;

/** Writes Arabic and records where. */
export function makePen(context: SKRSContext2D) {
  const placed: Placed[] = [];
  context.direction = 'rtl';

  function widthOf(text: string, font: Font): number {
    context.font = fontText(font);
    return context.measureText(text).width;
  }

  /** Text width is proportional to the font size, so one measurement is enough. */
  function sizeWithin(width: number, text: string, font: Font): number {
    return Math.min(font.size, Math.floor((font.size * width) / widthOf(text, font)));
  }

  /** Undefined if one word alone is too wide. */
  function linesWithin(width: number, text: string, font: Font): string[] | undefined {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (widthOf(longer, font) <= width) lines[Math.max(0, lines.length - 1)] = longer;
      else if (widthOf(word, font) <= width) lines.push(word);
      else return undefined;
    }
    return lines;
  }

  return {
    placed,
    widthOf,
    /** OURS-05: shrunk, then broken in two lines, then shrunk as far as needed: never clipped. */
    fit: (text: string, font: Font, width: number): Fitted => {
      const size = sizeWithin(width, text, font);
      const words = text.split(' ');
      if (size >= font.size * LEAST_SHRUNK || words.length === 1)
        return { lines: [text], font: { ...font, size } };
      const smaller = { ...font, size: Math.round(font.size * TWO_LINES) };
      const [best] = words
        .slice(1)
        .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
        .map((lines) => ({ lines, size: Math.min(...lines.map((line) => sizeWithin(width, line, smaller))) }))
        .map((broken) => ({
          ...broken,
          widest: Math.max(...broken.lines.map((line) => widthOf(line, smaller))),
        }))
        .toSorted((a, b) => a.widest - b.widest);
      return { lines: best!.lines, font: { ...font, size: best!.size } };
    },
    /** As many lines as allowed, then shrunk as far as needed: never clipped. */
    wrap: (text: string, font: Font, { width, most }: { width: number; most: number }): Fitted => {
      for (let { size } = font; ; size -= 2) {
        const lines = linesWithin(width, text, { ...font, size });
        if (lines && lines.length <= most) return { lines, font: { ...font, size } };
      }
    },
    write: (
      text: string,
      at: {
        x: number;
        baseline: number;
        align: 'left' | 'center' | 'right';
        font: Font;
        colour: string;
        room: Box;
      },
    ): void => {
      context.font = fontText(at.font);
      context.textAlign = at.align;
      context.fillStyle = at.colour;
      context.fillText(text, at.x, at.baseline);
      const ink = context.measureText(text);
      placed.push({
        text,
        room: at.room,
        ink: {
          left: at.x - ink.actualBoundingBoxLeft,
          right: at.x + ink.actualBoundingBoxRight,
          top: at.baseline - ink.actualBoundingBoxAscent,
          bottom: at.baseline + ink.actualBoundingBoxDescent,
        },
      });
    },
  };
}
