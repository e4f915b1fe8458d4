import type { Gender } from '@safira/arabic/terms/gender';
import { goal } from '@safira/arabic/nouns/match-nouns';
import { count } from '@safira/arabic/nouns/plurals';
import { minuteSpoken } from '@safira/arabic/terms/status';
import { rated } from '../../../football-ui/player-text.ts';
import { listComma } from '../text.ts';
import type { PlayerMatchEvents } from './player-match-events.ts';

/** «تدوير الملعب»; a narrow screen shows the first word. */
export const turn = 'تدوير';
export const thePitch = 'الملعب';
/** Before a team's name. */
export const lineupOf = 'تشكيلة';
export const substitutesOf: Record<Gender, string> = { masculine: 'بدلاء', feminine: 'بديلات' };
/** Before the coach's name; the coach of a women's team may be a man or a woman. */
export const coach: Record<Gender, string> = { masculine: 'المدرب:', feminine: 'القيادة الفنية:' };
/** Before the minute. */
export const cameOn: Record<Gender, string> = { masculine: 'دخل', feminine: 'دخلت' };
const wentOffIn: Record<Gender, string> = { masculine: 'خرج في', feminine: 'خرجت في' };
export const notKnown = 'غير متوفرة حتى الآن.';
export const noSubstitutes: Record<Gender, string> = {
  masculine: 'لا تتوفر قائمة البدلاء.',
  feminine: 'لا تتوفر قائمة البديلات.',
};

export const numbered = (number: number) => `رقم ${number}`;

/** «رقم 29، سالم الدوسري، هدفان، بطاقة صفراء، خرج في الدقيقة 64، التقييم 8.7»: a shirt on the pitch in words. */
export function spokenPlayer(
  { number, name, gender }: { number: number | null; name: string; gender: Gender },
  events: PlayerMatchEvents,
): string {
  return [
    ...(number === null ? [] : [numbered(number)]),
    name,
    ...spokenMatchEvents(events, gender),
    ...(events.rating === null ? [] : [`${rated} ${events.rating.toFixed(1)}`]),
  ].join(listComma);
}

/** The small marks at a player, in words. */
export function spokenMatchEvents({ goals, card, wentOff }: PlayerMatchEvents, gender: Gender): string[] {
  return [
    ...(goals > 0 ? [count(goals, goal)] : []),
    ...(card ? [cards[card]] : []),
    ...(wentOff ? [`${wentOffIn[gender]} ${minuteSpoken(wentOff.elapsed, wentOff.extra)}`] : []),
  ];
}

const cards = { yellow: 'بطاقة صفراء', second: 'إنذار ثانٍ وطرد', red: 'بطاقة حمراء' };
