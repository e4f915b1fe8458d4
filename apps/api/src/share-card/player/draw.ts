import { drawCompetition, drawPlayer } from '../badges.ts';
import { beginCard, drawHeading, type Drawn, finished, type Frame } from '../frame.ts';
import { ASIDE, BODY, drawSubject, drawSubjectAlone } from '../subject.ts';
import { drawTiles, TILE } from '../tiles.ts';
import type { PlayerFacts } from './facts.ts';

const GAP = 36;
const IN_A_ROW = 2;

/** OURS-05: the card of a player. */
export function drawPlayerCard(facts: PlayerFacts, frame: Frame): Drawn {
  const card = beginCard(frame);
  const { name, notes, season } = facts;
  const subject = { name, notes, drawBadge: drawPlayer.bind(null, card, facts) };
  if (!season) {
    drawSubjectAlone(card, subject);
    return finished(card);
  }
  drawHeading(card, season.heading.title, (place) => drawCompetition(card, season.heading, place));
  drawSubject(card, subject);
  const top = BODY.top + (BODY.bottom - BODY.top - 2 * TILE - GAP) / 2;
  drawTiles(card, season.tiles.slice(0, IN_A_ROW), { ...ASIDE, top });
  drawTiles(card, season.tiles.slice(IN_A_ROW), { ...ASIDE, top: top + TILE + GAP });
  return finished(card);
}
