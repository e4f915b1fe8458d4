import { type Drawn, HEIGHT, WIDTH } from '../frame.ts';
import type { Box } from '../pen.ts';

/** The texts of a card that leave their room or the card, and those that overlap. */
export function misplaced({ placed }: Drawn): string[] {
  const outside = placed
    .filter(({ ink, room }) => !isWithin(ink, room))
    .map(({ text }) => `outside: ${text}`);
  const overlapping = placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter(({ ink }) => isOver(ink, one.ink))
      .map(({ text }) => `${one.text} | ${text}`),
  );
  return [...outside, ...overlapping];
}

/** A pixel is left for rounding. */
const isWithin = (ink: Box, room: Box) =>
  ink.left >= Math.max(0, room.left - 1) &&
  ink.right <= Math.min(WIDTH, room.right + 1) &&
  ink.top >= Math.max(0, room.top - 1) &&
  ink.bottom <= Math.min(HEIGHT, room.bottom + 1);

/** The boxes of two lines may overlap a little: few letters have both the highest and the lowest stroke. */
function isOver(one: Box, other: Box): boolean {
  const slack = Math.min(one.bottom - one.top, other.bottom - other.top) / 4;
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom - slack &&
    one.bottom > other.top + slack
  );
}
