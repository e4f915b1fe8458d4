import type { Font } from './fonts.ts';
import type { Card } from './frame.ts';
import type { Box } from './pen.ts';
import { INK, MUTED, PANEL, PAPER, YELLOW } from './shapes.ts';
import { drawTiltedTag } from './tag.ts';

/** A number with its name; one may be on a tilted `card` of this colour. */
export type Tile = { label: string; value: string; card?: keyof typeof cardColours };

const cardColours = {
  yellow: { back: YELLOW, colour: INK },
  paper: { back: PAPER, colour: INK },
  dark: { back: PANEL, colour: PAPER },
};

const labelFont: Font = { family: 'ui', weight: 400, size: 27 };
const valueFont: Font = { family: 'display', weight: 800, size: 66 };

export const TILE = 150;

/** A row of tiles of equal width, the first on the right. */
export function drawTiles(card: Card, tiles: readonly Tile[], box: Omit<Box, 'bottom'>): void {
  const width = (box.right - box.left) / tiles.length;
  tiles.forEach((tile, index) => {
    const right = box.right - index * width;
    drawTile(card, tile, { left: right - width, right, top: box.top, bottom: box.top + TILE });
  });
}

function drawTile(card: Card, { label, value, card: colour }: Tile, room: Box): void {
  const { pen } = card;
  const x = (room.left + room.right) / 2;
  const width = room.right - room.left - 16;
  const line = pen.fit(label.replaceAll(' ', '\u00A0'), labelFont, width);
  const top = { ...room, bottom: room.top + 46 };
  pen.write(label, {
    x,
    baseline: room.top + 29,
    align: 'center',
    font: line.font,
    colour: MUTED,
    room: top,
  });
  const { font } = pen.fit(value, valueFont, width - 20);
  const middle = room.top + 102;
  if (colour) {
    const half = Math.max(pen.widthOf(value, font) / 2 + 22, 44);
    const box = { left: x - half, right: x + half, top: middle - 44, bottom: middle + 44 };
    drawTiltedTag(card, value, { box, degrees: -5, font, ...cardColours[colour] });
    return;
  }
  const baseline = middle + font.size * 0.36;
  const under = { ...room, top: room.top + 46 };
  pen.write(value, { x, baseline, align: 'center', font, colour: PAPER, room: under });
}
