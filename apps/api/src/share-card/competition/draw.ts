import { drawCompetition, drawTeam } from '../badges.ts';
import type { Font } from '../fonts.ts';
import { beginCard, type Card, type Drawn, finished, type Frame } from '../frame.ts';
import { INK, MUTED, PAPER, SOFT, YELLOW } from '../shapes.ts';
import { ASIDE, BODY, drawSubject, drawSubjectAlone } from '../subject.ts';
import { drawTiltedTag } from '../tag.ts';
import type { CompetitionFacts, ShownRow } from './facts.ts';
import { points } from './text.ts';

const ROW = 100;
const HEAD = 56;
const CREST = 62;
const headFont: Font = { family: 'ui', weight: 400, size: 26 };
const rankFont: Font = { family: 'display', weight: 800, size: 32 };
const nameFont: Font = { family: 'display', weight: 700, size: 36 };
const pointsFont: Font = { family: 'display', weight: 800, size: 44 };

/** The columns of a row, from the right. */
const columns = {
  rank: { left: ASIDE.right - 52, right: ASIDE.right },
  crest: { left: ASIDE.right - 70 - CREST, right: ASIDE.right - 70 },
  name: { left: ASIDE.left + 124, right: ASIDE.right - 88 - CREST },
  points: { left: ASIDE.left, right: ASIDE.left + 108 },
};

/** OURS-05: the card of a competition in one season. */
export function drawCompetitionCard(facts: CompetitionFacts, frame: Frame): Drawn {
  const card = beginCard(frame);
  const { name, season, champion, table } = facts;
  const subject = { name, notes: [season], drawBadge: drawCompetition.bind(null, card, facts) };
  (table || champion ? drawSubject : drawSubjectAlone)(card, subject);
  if (table) drawTable(card, table);
  if (champion) drawChampion(card, champion);
  return finished(card);
}

function drawTable(card: Card, { title, rows }: NonNullable<CompetitionFacts['table']>): void {
  const { pen } = card;
  const top = BODY.top + (BODY.bottom - BODY.top - HEAD - rows.length * ROW) / 2;
  const head = { baseline: top + 30, font: headFont, colour: MUTED };
  const room = { top, bottom: top + HEAD };
  const fitted = pen.fit(title.replaceAll(' ', '\u00A0'), headFont, ASIDE.right - columns.name.left).font;
  pen.write(title, {
    ...head,
    x: ASIDE.right,
    align: 'right',
    font: fitted,
    room: { ...room, left: columns.name.left, right: ASIDE.right },
  });
  pen.write(points, {
    ...head,
    ...centreOf(columns.points),
    align: 'center',
    room: { ...room, ...columns.points },
  });
  rows.forEach((row, index) => drawRow(card, row, { top: top + HEAD + index * ROW, isFirst: index === 0 }));
}

function drawRow(card: Card, row: ShownRow, { top, isFirst }: { top: number; isFirst: boolean }): void {
  const { context, pen } = card;
  context.strokeStyle = 'rgba(250, 247, 239, 0.16)';
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(ASIDE.left, top);
  context.lineTo(ASIDE.right, top);
  context.stroke();
  const middle = top + ROW / 2;
  const room = { top, bottom: top + ROW };
  const rank = { ...columns.rank, top: middle - 28, bottom: middle + 28 };
  if (isFirst) {
    drawTiltedTag(card, row.rank, { box: rank, degrees: -8, font: rankFont, back: YELLOW, colour: INK });
  } else {
    const at = { ...centreOf(rank), baseline: middle + 12, align: 'center', font: rankFont } as const;
    pen.write(row.rank, { ...at, colour: MUTED, room: rank });
  }
  drawTeam(card, row, { x: columns.crest.left, y: middle - CREST / 2, size: CREST });
  const name = pen.fit(row.name, nameFont, columns.name.right - columns.name.left);
  name.lines.forEach((line, index) => {
    const shift = (index - (name.lines.length - 1) / 2) * name.font.size * 1.3;
    const baseline = middle + name.font.size * 0.3 + shift;
    pen.write(line, {
      x: columns.name.right,
      baseline,
      align: 'right',
      font: name.font,
      colour: PAPER,
      room: { ...room, left: columns.name.left, right: columns.name.right + 4 },
    });
  });
  pen.write(row.points, {
    ...centreOf(columns.points),
    baseline: middle + 16,
    align: 'center',
    font: pen.fit(row.points, pointsFont, 108).font,
    colour: isFirst ? PAPER : SOFT,
    room: { ...room, ...columns.points },
  });
}

function drawChampion(
  card: Card,
  { name, title, ...badge }: NonNullable<CompetitionFacts['champion']>,
): void {
  const { pen } = card;
  const [size, x] = [150, (ASIDE.left + ASIDE.right) / 2];
  const fitted = pen.fit(name, { ...nameFont, weight: 800, size: 46 }, ASIDE.right - ASIDE.left);
  const height = 60 + 26 + size + fitted.lines.length * fitted.font.size * 1.4 + 14;
  const top = BODY.top + (BODY.bottom - BODY.top - height) / 2;
  const box = { left: x - 80, right: x + 80, top, bottom: top + 60 };
  drawTiltedTag(card, title, {
    box,
    degrees: -2,
    font: { ...rankFont, weight: 700, size: 28 },
    back: YELLOW,
    colour: INK,
  });
  drawTeam(card, badge, { x: x - size / 2, y: top + 86, size });
  fitted.lines.forEach((line, index) => {
    const baseline = top + 86 + size + 14 + fitted.font.size * (1.4 * index + 1.04);
    const room = { ...ASIDE, top: top + 86 + size, bottom: BODY.bottom };
    pen.write(line, { x, baseline, align: 'center', font: fitted.font, colour: PAPER, room });
  });
}

const centreOf = ({ left, right }: { left: number; right: number }) => ({ x: (left + right) / 2 });
