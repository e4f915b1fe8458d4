import type { MatchRecord } from '../record.ts';
import { type Piece, say, type Sentence } from '../text.ts';

/** «على ملعب الإنماء», «على استاد القاهرة», but «في مدينة الملك عبد الله الرياضية». */
function venueWords(venue: string): string {
  if (/^(ال)?(مدينة|مركب|مجمع)/.test(venue)) return `في ${venue}`;
  return `على ${/^(ال)?(ملعب|ستاد|استاد)/.test(venue) ? venue : `ملعب ${venue}`}`;
}

type Where = Pick<MatchRecord, 'venue' | 'round' | 'competition'>;

export const competitionLink = ({ id, name }: MatchRecord['competition']): Piece => ({
  text: name,
  link: { kind: 'competition', id },
});

/** «مباريات ودية» */
export const isFriendly = ({ name }: MatchRecord['competition']): boolean => name.startsWith('مباريات');

/** «على ملعب الإنماء، ضمن الجولة 12 من دوري روشن السعودي» */
export function whereOf({ venue, round, competition }: Where): Sentence {
  const at = venue && `${venueWords(venue)}، `;
  const stage = round === null ? 'منافسات ' : roundPhrase(round);
  return isFriendly(competition)
    ? say`${at ?? ''}ضمن ${competitionLink(competition)}`
    : say`${at ?? ''}ضمن ${stage}${competitionLink(competition)}`;
}

/**
 * Before the name of the competition: «مرحلة الدوري – الجولة 8» is «الجولة 8 من مرحلة الدوري من», «ربع النهائي – الذهاب»
 * is «ذهاب ربع نهائي».
 */
export function roundPhrase(round: string): string {
  const [part, ...rest] = round.split(' – ').toReversed();
  const isLeg = part === 'الذهاب' || part === 'الإياب';
  const whole = isLeg ? rest.join(' من ') : [part, ...rest].join(' من ');
  const joined = whole.endsWith('النهائي') ? `${whole.replace(/النهائي$/, 'نهائي')} ` : `${whole} من `;
  return isLeg ? `${part.slice(2)} ${joined}` : joined;
}
