import type { Font } from './fonts.ts';
import { type Card, EDGE, WIDTH } from './frame.ts';
import type { Fitted } from './pen.ts';
import { MUTED, PAPER, type Place } from './shapes.ts';

/** Who or what a card is about: its badge, its name and a few words on it. */
export type Subject = { name: string; notes: readonly string[]; drawBadge: (place: Place) => void };

/** Below the header. */
export const BODY = { top: 160, bottom: 600 };
/** Left of the subject. */
export const ASIDE = { left: EDGE, right: 570 };

const nameFont: Font = { family: 'display', weight: 800, size: 58 };
const noteFont: Font = { family: 'ui', weight: 400, size: 29 };
/** Heights as shares of the size: of a line, and of its baseline below its top. */
const NAME = { line: 1.46, baseline: 1.04, colour: PAPER };
const NOTE = { line: 1.6, baseline: 1.12, colour: MUTED };
const GAP = 20;

/** On the right, with the facts next to it. */
export const drawSubject = (card: Card, subject: Subject) =>
  drawIn(card, subject, { left: 640, right: WIDTH - EDGE, align: 'right', badge: 190, nameSize: 58 });

/** In the middle: nothing but the name is known. */
export const drawSubjectAlone = (card: Card, subject: Subject) =>
  drawIn(card, subject, { left: 110, right: WIDTH - 110, align: 'center', badge: 220, nameSize: 70 });

type Column = { left: number; right: number; align: 'right' | 'center'; badge: number; nameSize: number };

function drawIn({ pen }: Card, { name, notes, drawBadge }: Subject, column: Column): void {
  const { left, right, align, badge, nameSize } = column;
  const width = right - left;
  const lines = [
    ...linesOf(pen.fit(name, { ...nameFont, size: nameSize }, width), NAME),
    ...notes.flatMap((note) => linesOf(pen.fit(note, noteFont, width), NOTE)),
  ];
  const height = badge + GAP + lines.reduce((sum, line) => sum + line.height, 0);
  let top = BODY.top + (BODY.bottom - BODY.top - height) / 2;
  const x = align === 'right' ? right : (left + right) / 2;
  drawBadge({ x: align === 'right' ? right - badge : x - badge / 2, y: top, size: badge });
  top += badge + GAP;
  for (const { text, font, colour, baseline, height: lineHeight } of lines) {
    // Some letters reach into the next line, where no other is as high, and some begin before the edge.
    const room = { left, right: right + 4, top: top - GAP, bottom: top + lineHeight + font.size * 0.25 };
    pen.write(text, { x, baseline: top + baseline, align, font, colour, room });
    top += lineHeight;
  }
}

type Shares = typeof NAME;

const linesOf = ({ lines, font }: Fitted, { line, baseline, colour }: Shares) =>
  lines.map((text) => ({
    text,
    font,
    colour,
    baseline: font.size * baseline,
    height: font.size * line,
  }));
