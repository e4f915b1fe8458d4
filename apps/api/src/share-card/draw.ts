import { type Canvas, createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { drawCentre } from './centre.ts';
import type { ShareFacts, ShareTeam } from './facts.ts';
import { type Font, registerFonts } from './fonts.ts';
import { type Box, type Fitted, makePen, type Pen, type Placed } from './pen.ts';
import { scorerLines } from './scorer-lines.ts';
import { drawArcs, drawCrest, drawEmblem, drawMark, drawPicture, INK, PAPER } from './shapes.ts';
import { brand } from './text.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Null where there is no picture. */
export type Pictures = { home: Image | null; away: Image | null; competition: Image | null };

const MUTED = '#B9C3BC';
const SOFT = '#E4E2D6';
const EDGE = 56;
const HEADER: Box = { left: EDGE, top: 36, right: WIDTH - EDGE, bottom: 150 };
const CREST = 170;
const LEADING = 34;
const LAST_LINE = 592;
const brandFont: Font = { family: 'display', weight: 800, size: 40 };
const teamFont: Font = { family: 'display', weight: 800, size: 46 };
const plainFont: Font = { family: 'ui', weight: 400, size: 26 };
const scorerFont: Font = { family: 'ui', weight: 400, size: 25 };

/** Home is on the right. */
const sides = {
  home: { team: { left: 786, right: 1144 }, scorers: { left: 620, right: 1144 } },
  away: { team: { left: 56, right: 414 }, scorers: { left: 56, right: 580 } },
} as const;

/** OURS-05: the card of a match, and where its texts are. Only records commands: pixels are made by the encoding. */
export function drawCard(facts: ShareFacts, pictures: Pictures): { canvas: Canvas; placed: Placed[] } {
  registerFonts();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const pen = makePen(context);
  context.fillStyle = INK;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawArcs(context);
  drawBrand(context, pen, facts.demo);
  drawCompetition(context, pen, { ...facts.competition, image: pictures.competition });

  const width = sides.home.scorers.right - sides.home.scorers.left;
  const lines = {
    home: scorerLines(pen, facts.home.scorers, { font: scorerFont, width }),
    away: scorerLines(pen, facts.away.scorers, { font: scorerFont, width }),
  };
  const most = Math.max(1, lines.home.lines.length, lines.away.lines.length);
  const firstLine = LAST_LINE - (most - 1) * LEADING;
  const middle = (108 + firstLine - 32) / 2;
  // Both names take the height of the higher one, otherwise the crests would not align.
  const names = { home: fitName(pen, facts.home), away: fitName(pen, facts.away) };
  const top = middle - (CREST + 14 + Math.max(heightOf(names.home), heightOf(names.away))) / 2;
  for (const side of ['home', 'away'] as const) {
    const place = {
      x: (sides[side].team.left + sides[side].team.right) / 2 - CREST / 2,
      y: top,
      size: CREST,
    };
    const image = pictures[side];
    if (image) drawPicture(context, image, place);
    else drawCrest(context, facts[side].look, place);
    writeName(pen, names[side], { ...sides[side].team, top: top + CREST, bottom: firstLine - 28 });
    drawScorers(pen, lines[side], { ...sides[side].scorers, top: firstLine - 28, bottom: LAST_LINE + 16 });
  }
  drawCentre(context, pen, { state: facts.state, middle });
  return { canvas, placed: pen.placed };
}

function drawBrand(context: SKRSContext2D, pen: Pen, demo: string | null): void {
  drawMark(context, { x: HEADER.right - 64, y: 44, size: 64 });
  const room = { ...HEADER, left: 900, right: HEADER.right - 72 };
  pen.write(brand, { x: room.right - 6, baseline: 84, align: 'right', font: brandFont, colour: PAPER, room });
  if (!demo) return;
  const font = { ...plainFont, size: 20 };
  const width = pen.widthOf(demo, font) + 32;
  const box = { left: HEADER.right - width, top: 118, right: HEADER.right, bottom: 152 };
  context.strokeStyle = MUTED;
  context.lineWidth = 1.5;
  context.beginPath();
  context.roundRect(box.left, box.top, width, box.bottom - box.top, 17);
  context.stroke();
  pen.write(demo, { x: box.right - 16, baseline: 142, align: 'right', font, colour: MUTED, room: box });
}

function drawCompetition(
  context: SKRSContext2D,
  pen: Pen,
  { title, look, image }: ShareFacts['competition'] & { image: Image | null },
): void {
  const size = 40;
  const room = { ...HEADER, right: 850 };
  const { lines, font } = pen.fit(title, plainFont, room.right - room.left);
  const widest = Math.max(...lines.map((line) => pen.widthOf(line, font)));
  const right = room.left + widest;
  lines.forEach((line, index) => {
    const baseline = 85 + (index - (lines.length - 1) / 2) * font.size * 1.4;
    pen.write(line, { x: right, baseline, align: 'right', font, colour: MUTED, room });
  });
  const place = { x: right + 12, y: 76 - size / 2, size };
  if (image) drawPicture(context, image, place);
  else drawEmblem(context, look, place);
}

const fitName = (pen: Pen, { name }: ShareTeam) =>
  pen.fit(name, teamFont, sides.home.team.right - sides.home.team.left);

const heightOf = ({ lines, font }: Fitted) => lines.length * font.size * 1.4;

function writeName(pen: Pen, { lines, font }: Fitted, room: Box): void {
  const x = (room.left + room.right) / 2;
  lines.forEach((line, index) => {
    const baseline = room.top + 14 + font.size * (1.4 * index + 1.04);
    pen.write(line, { x, baseline, align: 'center', font, colour: PAPER, room });
  });
}

function drawScorers(pen: Pen, { lines, font }: Fitted, room: Box): void {
  lines.forEach((line, index) => {
    const baseline = room.top + 28 + index * LEADING;
    pen.write(line, { x: (room.left + room.right) / 2, baseline, align: 'center', font, colour: SOFT, room });
  });
}
