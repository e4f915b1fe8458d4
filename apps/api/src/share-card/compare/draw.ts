import { drawPlayer } from '../badges.ts';
import type { Font } from '../fonts.ts';
import {
  beginCard,
  type Card,
  drawHeading,
  type Drawn,
  EDGE,
  finished,
  type Frame,
  WIDTH,
} from '../frame.ts';
import type { Fitted } from '../pen.ts';
import { MUTED, PANEL, PAPER, SOFT, YELLOW } from '../shapes.ts';
import type { CompareFacts, ShownNumbers, ShownPlayer } from './facts.ts';
import { against, title } from './text.ts';

const CENTRE = WIDTH / 2;
const BADGE = 124;
const HEAD = { top: 164, bottom: 310 };
const ROWS = { top: 316, bottom: 598 };
const HIGHEST_ROW = 56;
const BAR = 14;
const nameFont: Font = { family: 'display', weight: 800, size: 40 };
const noteFont: Font = { family: 'ui', weight: 400, size: 25 };
const labelFont: Font = { family: 'ui', weight: 400, size: 25 };
const valueFont: Font = { family: 'display', weight: 800, size: 32 };

/** The first player is on the right; the numbers are next to their name in the middle, the bars begin there. */
const sides = {
  first: {
    badge: WIDTH - EDGE - BADGE,
    name: { left: 648, right: WIDTH - EDGE - BADGE - 22 },
    align: 'right',
    value: { left: 722, right: 822 },
    bar: { from: 836, to: WIDTH - EDGE },
    colour: PAPER,
  },
  second: {
    badge: EDGE,
    name: { left: EDGE + BADGE + 22, right: 552 },
    align: 'left',
    value: { left: 378, right: 478 },
    bar: { from: 364, to: EDGE },
    colour: YELLOW,
  },
} as const;
type Side = keyof typeof sides;

/** OURS-14: the card of two players. */
export function drawCompareCard(facts: CompareFacts, frame: Frame): Drawn {
  const card = beginCard(frame);
  drawHeading(card, title);
  const middle = facts.rows.length > 0 ? (HEAD.top + HEAD.bottom) / 2 : 370;
  for (const side of ['first', 'second'] as const) drawPerson(card, facts[side], { side, middle });
  const room = { left: 556, right: 644, top: middle - 40, bottom: middle + 40 };
  const font = { ...nameFont, weight: 700, size: 36 };
  card.pen.write(against, {
    x: CENTRE,
    baseline: middle + 10,
    align: 'center',
    font,
    colour: MUTED,
    room,
  });
  const height = Math.min(HIGHEST_ROW, (ROWS.bottom - ROWS.top) / facts.rows.length);
  facts.rows.forEach((row, index) => drawRow(card, row, { top: ROWS.top + index * height, height }));
  return finished(card);
}

function drawPerson(card: Card, player: ShownPlayer, { side, middle }: { side: Side; middle: number }): void {
  const { badge, name: column, align } = sides[side];
  drawPlayer(card, player, { x: badge, y: middle - BADGE / 2, size: BADGE });
  const width = column.right - column.left;
  const { pen } = card;
  const name = pen.fit(player.name, nameFont, width);
  const note: Fitted | undefined =
    player.note === null
      ? undefined
      : { lines: [player.note], font: pen.fit(player.note.replaceAll(' ', '\u00A0'), noteFont, width).font };
  const leading = name.font.size * 1.46;
  let top = middle - (name.lines.length * leading + (note ? 36 : 0)) / 2;
  const at = { x: column[align], align, room: { left: column.left - 4, right: column.right + 4 } };
  for (const line of name.lines) {
    const room = { ...at.room, top: top - 12, bottom: top + leading + 10 };
    pen.write(line, { ...at, baseline: top + name.font.size * 0.98, font: name.font, colour: PAPER, room });
    top += leading;
  }
  if (!note) return;
  const room = { ...at.room, top: top - 4, bottom: top + 46 };
  pen.write(note.lines[0]!, { ...at, baseline: top + 28, font: note.font, colour: MUTED, room });
}

function drawRow(
  { context, pen }: Card,
  row: ShownNumbers,
  { top, height }: { top: number; height: number },
): void {
  const middle = top + height / 2;
  const room = { top: top - 2, bottom: top + height + 2 };
  const label = { left: 482, right: 718 };
  const { font } = pen.fit(row.label.replaceAll(' ', '\u00A0'), labelFont, label.right - label.left);
  pen.write(row.label, {
    x: CENTRE,
    baseline: middle + 8,
    align: 'center',
    font,
    colour: SOFT,
    room: { ...room, ...label },
  });
  for (const side of ['first', 'second'] as const) {
    const { value, bar, colour } = sides[side];
    pen.write(row[side], {
      x: (value.left + value.right) / 2,
      baseline: middle + 11,
      align: 'center',
      font: pen.fit(row[side], valueFont, value.right - value.left).font,
      colour: row.leader === side || row.leader === null ? PAPER : MUTED,
      room: { ...room, ...value },
    });
    const share = row.share === null ? 0 : side === 'first' ? row.share : 1 - row.share;
    drawBar(context, { ...bar, middle, share: 1, colour: PANEL });
    drawBar(context, { ...bar, middle, share, colour });
  }
}

type Bar = { from: number; to: number; middle: number; share: number; colour: string };

function drawBar(context: Card['context'], { from, to, middle, share, colour }: Bar): void {
  if (share === 0) return;
  const end = from + (to - from) * share;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(Math.min(from, end), middle - BAR / 2, Math.abs(end - from), BAR, BAR / 2);
  context.fill();
}
