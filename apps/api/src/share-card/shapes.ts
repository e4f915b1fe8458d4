import { type Image, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { CrestLook } from '@safira/football/drawings/crest-look';
import {
  crestLettering,
  DISC,
  emblemLettering,
  emblemShapes,
  type Lettering,
} from '@safira/football/drawings/drawn-shapes';
import type { EmblemLook } from '@safira/football/drawings/emblem-look';
import { SHIELD } from '@safira/football/drawings/shield';
import { COLLAR, SHIRT } from '@safira/football/drawings/shirt-shapes';
import { fontText } from './fonts.ts';

/** Shapes without text, in the colours of the design. */
export const INK = '#0F1713';
export const PAPER = '#FAF7EF';
export const YELLOW = '#FFD400';
export const MUTED = '#B9C3BC';
export const SOFT = '#E4E2D6';
/** Behind what is not the first. */
export const PANEL = '#26322C';

export type Place = { x: number; y: number; size: number };

/** The shield of a team without a picture, as on the pages. `x` and `y` are its top left corner. */
export function drawCrest(context: SKRSContext2D, look: CrestLook, place: Place): void {
  const shield = new Path2D(SHIELD);
  within(context, { ...place, units: 48 }, () => {
    context.save();
    context.clip(shield);
    for (const { area, colour } of look.painted) paint(context, area, { fill: colour });
    context.restore();
    paint(context, circle(DISC.x, DISC.y, DISC.radius), { fill: look.disc });
    write(context, look.letters, { ...crestLettering(look.letters), x: DISC.x, colour: look.ink });
    paint(context, shield, { stroke: 'rgba(15, 23, 19, 0.55)', width: 1.8 });
    context.translate(1.68, 1.68);
    context.scale(0.93, 0.93);
    paint(context, shield, { stroke: 'rgba(255, 255, 255, 0.35)', width: 1 });
  });
}

export function drawEmblem(context: SKRSContext2D, look: EmblemLook, place: Place): void {
  const { letters, kind, colour, isOutlined } = look;
  const { outer, inner } = emblemShapes[kind];
  within(context, { ...place, units: 32 }, () => {
    paint(context, outer, { fill: colour });
    paint(
      context,
      inner,
      isOutlined ? { fill: '#FFFFFF' } : { stroke: 'rgba(255, 255, 255, 0.45)', width: 1 },
    );
    write(context, letters, { ...emblemLettering(look), x: 16, colour: isOutlined ? colour : '#FFFFFF' });
  });
}

/** A mirrored picture on a light background: many crests are dark, and so is the card. */
export function drawPicture(context: SKRSContext2D, image: Image, { x, y, size }: Place): void {
  context.fillStyle = PAPER;
  context.beginPath();
  context.roundRect(x, y, size, size, size * 0.16);
  context.fill();
  const scale = (size * 0.8) / Math.max(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.drawImage(image, x + (size - width) / 2, y + (size - height) / 2, width, height);
}

export type ShirtLook = { field: string; ink: string; number: number | null };

/** The shirt of a player without a photo, as on the pages, with a light edge because the card is dark. */
export function drawShirt(context: SKRSContext2D, { field, ink, number }: ShirtLook, place: Place): void {
  within(context, { ...place, units: 48 }, () => {
    paint(context, SHIRT, { fill: field, stroke: 'rgba(255, 255, 255, 0.35)', width: 1.2 });
    paint(context, COLLAR, { stroke: ink, width: 2.4 });
    if (number === null) return;
    write(context, String(number), { x: 24, baseline: 32, size: number > 9 ? 15 : 18, colour: ink });
  });
}

/** A mirrored photo fills its square. */
export function drawPhoto(context: SKRSContext2D, image: Image, { x, y, size }: Place): void {
  const scale = size / Math.min(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.save();
  context.beginPath();
  context.roundRect(x, y, size, size, size * 0.16);
  context.clip();
  context.fillStyle = PAPER;
  context.fillRect(x, y, size, size);
  context.drawImage(image, x + (size - width) / 2, y, width, height);
  context.restore();
}

/** The brand: a yellow card, tilted, with a whistle. */
export function drawMark(context: SKRSContext2D, place: Place): void {
  within(context, { ...place, units: 76 }, () => {
    context.translate(38, 38);
    context.rotate((-7 * Math.PI) / 180);
    context.translate(-38, -38);
    context.fillStyle = YELLOW;
    context.beginPath();
    context.roundRect(8, 3, 60, 70, 9);
    context.fill();
    context.translate(11.5, 10.5);
    context.scale(0.82, 0.82);
    paint(context, 'M23 22H58.5a3 3 0 0 1 3 3v8.6a3 3 0 0 1-2.2 2.9L43.4 41A20.2 20.2 0 1 1 23 22Z', {
      fill: INK,
    });
    paint(context, 'M35 21.5h9l-3.6 11H35Z', { fill: YELLOW });
    paint(context, circle(23.2, 42.2, 8), { fill: YELLOW });
    context.lineCap = 'round';
    paint(context, 'M34.4 14.6 31 8M42.6 13V5.4M50.8 14.6 54.2 8', { stroke: INK, width: 4 });
  });
}

/** Sound waves of the whistle, from the lower left corner. */
export function drawArcs(context: SKRSContext2D): void {
  for (const radius of [124, 223, 322, 422, 521]) {
    paint(context, circle(-40, 710, radius), { stroke: 'rgba(255, 212, 0, 0.12)', width: 31 });
  }
}

/** Draws in a coordinate system of `units`, scaled and moved to its place. */
function within(
  context: SKRSContext2D,
  { x, y, size, units }: Place & { units: number },
  draw: () => void,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / units, size / units);
  draw();
  context.restore();
}

function circle(x: number, y: number, radius: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, Math.PI * 2);
  return path;
}

type Paint = { fill?: string; stroke?: string; width?: number };

function paint(context: SKRSContext2D, shape: Path2D | string, { fill, stroke, width = 1 }: Paint): void {
  const path = typeof shape === 'string' ? new Path2D(shape) : shape;
  if (fill) {
    context.fillStyle = fill;
    context.fill(path, 'nonzero');
  }
  if (stroke) {
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.stroke(path);
  }
}

function write(
  context: SKRSContext2D,
  text: string,
  { x, baseline, size, colour }: Lettering & { x: number; colour: string },
): void {
  context.font = fontText({ family: 'display', weight: 800, size });
  context.textAlign = 'center';
  context.fillStyle = colour;
  context.fillText(text, x, baseline);
}
