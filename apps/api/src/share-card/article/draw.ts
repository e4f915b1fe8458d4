import { drawTeam } from '../badges.ts';
import type { Font } from '../fonts.ts';
import { beginCard, drawHeading, type Drawn, EDGE, finished, type Frame, WIDTH } from '../frame.ts';
import { PAPER } from '../shapes.ts';
import { BODY } from '../subject.ts';
import type { ArticleFacts } from './facts.ts';

const titleFont: Font = { family: 'display', weight: 800, size: 64 };
const MOST_LINES = 3;
const LINE = 1.46;
const BASELINE = 1.04;
const BADGE = 120;
const GAP = 24;

/** OURS-05: the card of an article: its title, and the crests of the teams that it is about. */
export function drawArticleCard({ title, heading, teams }: ArticleFacts, frame: Frame): Drawn {
  const card = beginCard(frame);
  drawHeading(card, heading);
  const [left, right] = [EDGE, WIDTH - EDGE];
  const { lines, font } = card.pen.wrap(title, titleFont, { width: right - left, most: MOST_LINES });
  const lineHeight = font.size * LINE;
  const badges = teams.length > 0 ? GAP + BADGE : 0;
  let top = BODY.top + (BODY.bottom - BODY.top - lines.length * lineHeight - badges) / 2;
  for (const line of lines) {
    // Some letters reach into the next line, where no other is as high, and some begin before the edge.
    const room = { left, right: right + 4, top: top - GAP, bottom: top + lineHeight + font.size * 0.25 };
    const at = { x: right, baseline: top + font.size * BASELINE, align: 'right', font } as const;
    card.pen.write(line, { ...at, colour: PAPER, room });
    top += lineHeight;
  }
  teams.forEach((team, index) => {
    drawTeam(card, team, { x: right - BADGE - index * (BADGE + GAP), y: top + GAP, size: BADGE });
  });
  return finished(card);
}
