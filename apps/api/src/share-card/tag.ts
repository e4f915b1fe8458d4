import type { Font } from './fonts.ts';
import type { Card } from './frame.ts';
import type { Box } from './pen.ts';

type Tag = { box: Box; degrees: number; font: Font; back: string; colour: string };

/** A text on a tilted card, the motif of the brand: one on a share card. */
export function drawTiltedTag(
  { context, pen }: Card,
  text: string,
  { box, degrees, font, back, colour }: Tag,
): void {
  const { left, right, top, bottom } = box;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const { font: fitted } = pen.fit(text.replaceAll(' ', '\u00A0'), font, right - left - 12);
  context.save();
  context.translate(x, y);
  context.rotate((degrees * Math.PI) / 180);
  context.translate(-x, -y);
  context.fillStyle = back;
  context.beginPath();
  context.roundRect(left, top, right - left, bottom - top, 10);
  context.fill();
  // Digits stand on the baseline, Arabic letters also reach below it.
  const baseline = y + Math.round(fitted.size * (/^[\d.]+$/.test(text) ? 0.36 : 0.32));
  pen.write(text, { x, baseline, align: 'center', font: fitted, colour, room: box });
  context.restore();
}
