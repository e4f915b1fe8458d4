import type { Font } from '../fonts.ts';
import type { Card } from '../frame.ts';
import type { Pen } from '../pen.ts';
import { INK, MUTED, PANEL, PAPER, SOFT, YELLOW } from '../shapes.ts';
import { drawTiltedTag } from '../tag.ts';
import type { Cells, ShownState } from './facts.ts';
import { byPenalties, versus } from './text.ts';

const CENTRE = 600;
const ROOM = { left: 422, right: 778 };
const WIDTH = ROOM.right - ROOM.left;
const SCORE = 150;
const TAG = 60;
const GAP = 26;
const scoreFont: Font = { family: 'display', weight: 800, size: SCORE };
const tagFont: Font = { family: 'display', weight: 700, size: 28 };
const noteFont: Font = { family: 'ui', weight: 400, size: 25 };
const penaltiesFont: Font = { family: 'display', weight: 700, size: 36 };

const tagColours = {
  scheduled: { back: YELLOW, colour: INK },
  live: { back: '#CE1420', colour: '#FFFFFF' },
  finished: { back: YELLOW, colour: INK },
  off: { back: PANEL, colour: PAPER },
};

/** Between the teams: the score or the time, under it the tag of the state, under that penalties and a note. */
export function drawCentre(card: Card, { state, middle }: { state: ShownState; middle: number }): void {
  const { pen } = card;
  const penalties = state.kind === 'scheduled' ? null : state.penalties;
  const note = state.note ? pen.fit(state.note, noteFont, WIDTH) : undefined;
  const below = (penalties ? 58 : 0) + (note ? 16 + note.lines.length * 34 : 0);
  const top = middle - (SCORE + GAP + TAG + below) / 2;
  drawHead(pen, state, top);
  drawTag(card, { state, top: top + SCORE + GAP });
  let under = top + SCORE + GAP + TAG;
  if (penalties) {
    drawPenalties(pen, penalties, under);
    under += 58;
  }
  note?.lines.forEach((line, index) => {
    const baseline = under + 16 + 25 + index * 34;
    const room = { ...ROOM, top: under + 4, bottom: under + below + 8 };
    pen.write(line, { x: CENTRE, baseline, align: 'center', font: note.font, colour: SOFT, room });
  });
}

function drawHead(pen: Pen, state: ShownState, top: number): void {
  const baseline = top + SCORE * 0.873;
  const room = { ...ROOM, top, bottom: top + SCORE + 10 };
  if (state.kind !== 'scheduled' && state.score) {
    const colours = { home: PAPER, away: PAPER, ...(state.behind ? { [state.behind]: MUTED } : {}) };
    drawCells(pen, state.score, { baseline, font: scoreFont, colours, room });
    return;
  }
  const text = state.kind === 'scheduled' ? (state.time ?? versus) : versus;
  const isHour = text !== versus;
  const font = { ...scoreFont, size: isHour ? 96 : 72 };
  const fitted = pen.fit(text, font, WIDTH).font;
  const colour = isHour ? PAPER : MUTED;
  pen.write(text, { x: CENTRE, baseline: baseline - 12, align: 'center', font: fitted, colour, room });
}

type CellsPlace = {
  baseline: number;
  font: Font;
  colours: { home: string; away: string };
  room: { left: number; right: number; top: number; bottom: number };
};

/** Home on the right of the dash: three texts, so that bidirectional reordering cannot swap them. */
function drawCells(pen: Pen, cells: Cells, { baseline, font, colours, room }: CellsPlace): void {
  const x = (room.left + room.right) / 2;
  const widest = Math.max(pen.widthOf(String(cells.home), font), pen.widthOf(String(cells.away), font));
  const parts = {
    cell: Math.max(widest, font.size * 0.62),
    gap: font.size * 0.28,
    dash: pen.widthOf('–', font),
  };
  const whole = parts.dash + 2 * (parts.gap + parts.cell);
  const scale = Math.min(1, (room.right - room.left - 8) / whole);
  const fitted = { ...font, size: font.size * scale };
  const away = (parts.dash / 2 + parts.gap + parts.cell / 2) * scale;
  const lift = ((font.size - fitted.size) * 0.7) / 2; // stays vertically centred in its line
  const at = { baseline: baseline - lift, align: 'center', room } as const;
  pen.write(String(cells.home), { ...at, x: x + away, font: fitted, colour: colours.home });
  pen.write('–', { ...at, x, font: { ...fitted, weight: 500 }, colour: SOFT });
  pen.write(String(cells.away), { ...at, x: x - away, font: fitted, colour: colours.away });
}

function drawTag(card: Card, { state, top }: { state: ShownState; top: number }): void {
  const { font } = card.pen.fit(state.label.replaceAll(' ', '\u00A0'), tagFont, WIDTH - 52);
  const width = card.pen.widthOf(state.label, font) + 52;
  const box = { left: CENTRE - width / 2, right: CENTRE + width / 2, top, bottom: top + TAG };
  drawTiltedTag(card, state.label, { box, degrees: -2, font, ...tagColours[state.kind] });
}

/** «بركلات الترجيح 5 – 4» in one row: the words on the right, then the two numbers. */
function drawPenalties(pen: Pen, penalties: Cells, under: number): void {
  const baseline = under + 50;
  const words = pen.widthOf(byPenalties, noteFont);
  const cells = 100;
  const right = CENTRE + (words + 14 + cells) / 2;
  const row = { top: under + 6, bottom: under + 66 };
  pen.write(byPenalties, {
    x: right,
    baseline: baseline - 3,
    align: 'right',
    font: noteFont,
    colour: SOFT,
    room: { ...row, left: right - words - 4, right: right + 4 },
  });
  const left = right - words - 14 - cells;
  const colours = { home: YELLOW, away: YELLOW };
  drawCells(pen, penalties, {
    baseline,
    font: penaltiesFont,
    colours,
    room: { ...row, left, right: left + cells },
  });
}
