import { drawCompetition, drawTeam } from '../badges.ts';
import type { Font } from '../fonts.ts';
import { beginCard, type Card, drawHeading, type Drawn, finished, type Frame } from '../frame.ts';
import { INK, MUTED, PANEL, PAPER, YELLOW } from '../shapes.ts';
import { ASIDE, BODY, drawSubject, drawSubjectAlone } from '../subject.ts';
import { between } from '../text.ts';
import { drawTiles, TILE } from '../tiles.ts';
import type { Result, TeamFacts } from './facts.ts';
import { form as formLabel, newestLeft } from './text.ts';

const CHIP = 62;
const GAP = 16;
const LABEL = 50;
const labelFont: Font = { family: 'ui', weight: 400, size: 27 };
const letterFont: Font = { family: 'display', weight: 700, size: 30 };

const chips = {
  win: { fill: YELLOW, stroke: YELLOW, colour: INK },
  draw: { fill: PANEL, stroke: PANEL, colour: PAPER },
  loss: { fill: INK, stroke: MUTED, colour: PAPER },
};

/** OURS-05: the card of a team. */
export function drawTeamCard(facts: TeamFacts, frame: Frame): Drawn {
  const card = beginCard(frame);
  const { name, country, season } = facts;
  const notes = country === null ? [] : [country];
  const subject = { name, notes, drawBadge: drawTeam.bind(null, card, facts) };
  if (!season) {
    drawSubjectAlone(card, subject);
    return finished(card);
  }
  drawHeading(card, season.heading.title, (place) => drawCompetition(card, season.heading, place));
  drawSubject(card, subject);
  const { tiles, form } = season;
  const heights = { tiles: tiles.length > 0 ? TILE : 0, form: form.length > 0 ? LABEL + CHIP : 0 };
  const gap = heights.tiles && heights.form ? 40 : 0;
  const top = BODY.top + (BODY.bottom - BODY.top - heights.tiles - gap - heights.form) / 2;
  if (heights.tiles) drawTiles(card, tiles, { ...ASIDE, top });
  if (heights.form) drawForm(card, form, top + heights.tiles + gap);
  return finished(card);
}

/** The latest result is on the left. */
function drawForm({ context, pen }: Card, form: readonly Result[], top: number): void {
  const whole = form.length * (CHIP + GAP) - GAP;
  const right = (ASIDE.left + ASIDE.right + whole) / 2;
  pen.write(formLabel + between + newestLeft, {
    x: (ASIDE.left + ASIDE.right) / 2,
    baseline: top + 29,
    align: 'center',
    font: labelFont,
    colour: MUTED,
    room: { ...ASIDE, top, bottom: top + LABEL },
  });
  form.forEach(({ letter, kind }, index) => {
    const box = { left: right - index * (CHIP + GAP) - CHIP, top: top + LABEL };
    const room = { ...box, right: box.left + CHIP, bottom: box.top + CHIP };
    const { fill, stroke, colour } = chips[kind];
    context.fillStyle = fill;
    context.strokeStyle = stroke;
    context.lineWidth = 2;
    context.beginPath();
    context.roundRect(box.left, box.top, CHIP, CHIP, 12);
    context.fill();
    context.stroke();
    const at = { x: box.left + CHIP / 2, baseline: box.top + 41, align: 'center', font: letterFont } as const;
    pen.write(letter, { ...at, colour, room });
  });
}
