import type { SKRSContext2D } from '@napi-rs/canvas';
import { beginCard, drawHeading, type Drawn, finished, type Frame } from '../frame.ts';
import { INK, type Place, YELLOW } from '../shapes.ts';
import { drawSubjectAlone } from '../subject.ts';
import type { EpisodeFacts } from './facts.ts';

/** OURS-05: the card of an episode of the podcast. */
export function drawEpisodeCard({ show, leagues, date, time }: EpisodeFacts, frame: Frame): Drawn {
  const card = beginCard(frame);
  if (leagues !== null) drawHeading(card, leagues);
  drawSubjectAlone(card, {
    name: show,
    notes: [date, time],
    drawBadge: drawMicrophone.bind(null, card.context),
  });
  return finished(card);
}

/** A microphone on a yellow disc, as on the icon of the player. */
function drawMicrophone(context: SKRSContext2D, { x, y, size }: Place): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  context.fillStyle = YELLOW;
  context.beginPath();
  context.arc(50, 50, 46, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = INK;
  context.beginPath();
  context.roundRect(40, 22, 20, 36, 10);
  context.fill();
  context.strokeStyle = INK;
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(50, 48, 19, 0, Math.PI);
  context.moveTo(50, 67);
  context.lineTo(50, 77);
  context.moveTo(39, 77);
  context.lineTo(61, 77);
  context.stroke();
  context.restore();
}
