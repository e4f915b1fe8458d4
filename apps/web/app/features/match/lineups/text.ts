import { goal } from '@safira/arabic/match-nouns';
import { count } from '@safira/arabic/plurals';
import { minuteSpoken } from '@safira/arabic/status';
import { rated } from '../../../football-ui/player-text.ts';
import { listComma } from '../text.ts';
import type { PlayerMatchEvents } from './player-match-events.ts';

/** «تدوير الملعب»; a narrow screen shows the first word. */
export const turn = 'تدوير';
export const thePitch = 'الملعب';
/** Before a team's name. */
export const lineupOf = 'تشكيلة';
export const substitutesOf = 'بدلاء';
/** Before the coach's name. */
export const coach = 'المدرب:';
/** Before the minute. */
export const cameOn = 'دخل';
export const notKnown = 'غير متوفرة حتى الآن.';
export const noSubstitutes = 'لا تتوفر قائمة البدلاء.';

export const numbered = (number: number) => `رقم ${number}`;

/** «رقم 29، سالم الدوسري، هدفان، بطاقة صفراء، خرج في الدقيقة 64، التقييم 8.7»: a shirt on the pitch in words. */
export function spokenPlayer(number: number | null, name: string, events: PlayerMatchEvents): string {
  return [
    ...(number === null ? [] : [numbered(number)]),
    name,
    ...spokenMatchEvents(events),
    ...(events.rating === null ? [] : [`${rated} ${events.rating.toFixed(1)}`]),
  ].join(listComma);
}

/** The small marks at a player, in words. */
export function spokenMatchEvents({ goals, card, wentOff }: PlayerMatchEvents): string[] {
  return [
    ...(goals > 0 ? [count(goals, goal)] : []),
    ...(card ? [cards[card]] : []),
    ...(wentOff ? [`خرج في ${minuteSpoken(wentOff.elapsed, wentOff.extra)}`] : []),
  ];
}

const cards = { yellow: 'بطاقة صفراء', second: 'إنذار ثانٍ وطرد', red: 'بطاقة حمراء' };
