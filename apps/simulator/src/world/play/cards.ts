import { weighted } from '../../random.ts';
import { shareOf } from './clock.ts';
import { CARD_REASONS, CARDS, IS_BOOKED, RED_MINUTES, VIDEO, YELLOW_MINUTES } from './figures.ts';
import { freePlayers, pickPlayer, record, tick, type Course, type Eleven, type Now } from './pitch.ts';
import { bringKeeper, canBringKeeper } from './substitutions.ts';
import type { Player } from '../model.ts';

const REASON_WEIGHTS = CARD_REASONS.map(({ weight }) => weight);

/** Draws the cards for this side in this minute. */
export function drawCards(course: Course, eleven: Eleven, now: Now): void {
  const { random, fixture } = course;
  const { yellows, reds } = fixture.competition.rates;
  const share = 2 * (eleven.side === 'home' ? CARDS.home : 1 - CARDS.home);
  // Each side gets half of the match's cards; a second yellow is a yellow too.
  const first = ((yellows - CARDS.seconds * reds) / 2) * share;
  if (random() < first * shareOf(YELLOW_MINUTES, now.minute)) showYellow(course, eleven, now);
  if (random() < (reds / 2) * share * shareOf(RED_MINUTES, now.minute)) showRed(course, eleven, now);
}

function showYellow(course: Course, eleven: Eleven, now: Now): void {
  const clean = freePlayers(course, eleven).filter(({ id }) => !eleven.booked.has(id));
  const player = pickPlayer(course.random, clean, IS_BOOKED);
  if (!player) return;
  eleven.booked.add(player.id);
  const { side } = eleven;
  const at = tick(course, now);
  record(course, now, {
    at,
    side,
    type: 'Card',
    detail: 'Yellow Card',
    comments: drawReason(course),
    player,
  });
  if (course.random() < VIDEO.cardReviewed) {
    record(course, now, { at: tick(course, now), side, type: 'Var', detail: 'Card reviewed', player });
  }
}

function showRed(course: Course, eleven: Eleven, now: Now): void {
  const { random } = course;
  if (eleven.on.length <= 8) return; // a match cannot go on with fewer than seven
  const free = freePlayers(course, eleven).filter(
    ({ role }) => role !== 'G' || canBringKeeper(course, eleven, now),
  );
  const booked = free.filter(({ id }) => eleven.booked.has(id));
  const isSecond = booked.length > 0 && random() < CARDS.secondYellow;
  const player = pickPlayer(random, isSecond ? booked : free, IS_BOOKED);
  if (!player) return;
  const { side } = eleven;
  const isUpgraded = !isSecond && random() < VIDEO.cardUpgraded;
  if (isUpgraded)
    record(course, now, { at: tick(course, now), side, type: 'Var', detail: 'Card upgrade', player });
  const at = tick(course, now);
  const card = { at, side, type: 'Card', player } as const;
  if (isSecond) record(course, now, { ...card, detail: 'Yellow Card', comments: drawReason(course) });
  record(course, now, { ...card, detail: 'Red Card', comments: isSecond ? null : drawReason(course) });
  sendOff(course, eleven, { player, now });
}

function sendOff(course: Course, eleven: Eleven, { player, now }: { player: Player; now: Now }): void {
  eleven.on = eleven.on.filter((one) => one !== player);
  eleven.sentOff++;
  if (player.role === 'G') bringKeeper(course, eleven, now);
}

function drawReason({ random }: Course): string {
  return CARD_REASONS[weighted(random, REASON_WEIGHTS)]!.reason;
}
