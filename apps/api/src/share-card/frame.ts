import { type Canvas, createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { type Font, registerFonts } from './fonts.ts';
import { type Box, makePen, type Pen, type Placed } from './pen.ts';
import { drawArcs, drawMark, INK, MUTED, PAPER, type Place } from './shapes.ts';
import { brand, demoData } from './text.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
export const EDGE = 56;

/** By the names of their files. */
export type Pictures = ReadonlyMap<string, Image>;

/** What is around the facts of a card. OURS-08: `isSimulated` is written on it. */
export type Frame = { isSimulated: boolean; pictures: Pictures };

/** A card that is being drawn. */
export type Card = { canvas: Canvas; context: SKRSContext2D; pen: Pen; pictures: Pictures };

/** A finished card, and where its texts are. */
export type Drawn = { canvas: Canvas; placed: readonly Placed[] };

/** Draws facts: the same facts give the same picture. */
export type Draw<Facts> = (facts: Facts, frame: Frame) => Drawn;

const HEADER: Box = { left: EDGE, top: 36, right: WIDTH - EDGE, bottom: 150 };
const brandFont: Font = { family: 'display', weight: 800, size: 40 };
const headingFont: Font = { family: 'ui', weight: 400, size: 26 };

/** Background, whistle arcs and brand of every card. Only records commands: pixels are made by the encoding. */
export function beginCard({ isSimulated, pictures }: Frame): Card {
  registerFonts();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const pen = makePen(context);
  context.fillStyle = INK;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawArcs(context);
  drawMark(context, { x: HEADER.right - 64, y: 44, size: 64 });
  const room = { ...HEADER, left: 900, right: HEADER.right - 72 };
  pen.write(brand, { x: room.right - 6, baseline: 84, align: 'right', font: brandFont, colour: PAPER, room });
  if (isSimulated) drawDemo(context, pen);
  return { canvas, context, pen, pictures };
}

export const finished = ({ canvas, pen: { placed } }: Card): Drawn => ({ canvas, placed });

function drawDemo(context: SKRSContext2D, pen: Pen): void {
  const font = { ...headingFont, size: 20 };
  const width = pen.widthOf(demoData, font) + 32;
  const box = { left: HEADER.right - width, top: 118, right: HEADER.right, bottom: 152 };
  context.strokeStyle = MUTED;
  context.lineWidth = 1.5;
  context.beginPath();
  context.roundRect(box.left, box.top, width, box.bottom - box.top, 17);
  context.stroke();
  pen.write(demoData, { x: box.right - 16, baseline: 142, align: 'right', font, colour: MUTED, room: box });
}

/** The line opposite the brand, as which competition the facts are of; `draw` puts its badge before it. */
export function drawHeading({ pen }: Card, title: string, draw?: (place: Place) => void): void {
  const size = 40;
  const room = { ...HEADER, right: 850 };
  const { lines, font } = pen.fit(title, headingFont, room.right - room.left);
  const widest = Math.max(...lines.map((line) => pen.widthOf(line, font)));
  const right = room.left + widest;
  lines.forEach((line, index) => {
    const baseline = 85 + (index - (lines.length - 1) / 2) * font.size * 1.4;
    pen.write(line, { x: right, baseline, align: 'right', font, colour: MUTED, room });
  });
  draw?.({ x: right + 12, y: 76 - size / 2, size });
}
