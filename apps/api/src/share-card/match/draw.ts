import { drawCompetition, drawTeam } from '../badges.ts';
import type { Font } from '../fonts.ts';
import { beginCard, drawHeading, type Drawn, finished, type Frame } from '../frame.ts';
import type { Box, Fitted, Pen } from '../pen.ts';
import { PAPER, SOFT } from '../shapes.ts';
import { drawCentre } from './centre.ts';
import type { MatchFacts, ShownTeam } from './facts.ts';
import { scorerLines } from './scorer-lines.ts';

const CREST = 170;
const LEADING = 34;
const LAST_LINE = 592;
const teamFont: Font = { family: 'display', weight: 800, size: 46 };
const scorerFont: Font = { family: 'ui', weight: 400, size: 25 };

/** Home is on the right. */
const sides = {
  home: { team: { left: 786, right: 1144 }, scorers: { left: 620, right: 1144 } },
  away: { team: { left: 56, right: 414 }, scorers: { left: 56, right: 580 } },
} as const;

/** OURS-05: the card of a match. */
export function drawMatch(facts: MatchFacts, frame: Frame): Drawn {
  const card = beginCard(frame);
  const { pen } = card;
  drawHeading(card, facts.competition.title, (place) => drawCompetition(card, facts.competition, place));

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
    const { team, scorers } = sides[side];
    drawTeam(card, facts[side], { x: (team.left + team.right) / 2 - CREST / 2, y: top, size: CREST });
    writeName(pen, names[side], { ...team, top: top + CREST, bottom: firstLine - 28 });
    drawScorers(pen, lines[side], { ...scorers, top: firstLine - 28, bottom: LAST_LINE + 16 });
  }
  drawCentre(card, { state: facts.state, middle });
  return finished(card);
}

const fitName = (pen: Pen, { name }: ShownTeam) =>
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
