import { minuteSpoken } from '@safira/arabic/terms/status';
import type { Match } from '@safira/contract/matches/matches';

/** «هدف! الهلال 2، النصر 1، الدقيقة 58» */
export function goalSpoken({ teams, goals, status }: Match): string {
  const score = `هدف! ${teams.home.name} ${goals.home ?? 0}، ${teams.away.name} ${goals.away ?? 0}`;
  return status.elapsed === null ? score : `${score}، ${minuteSpoken(status.elapsed, status.extra)}`;
}

/** OURS-09: the time of the data follows. */
export const dataAgeText = {
  offline: 'أنت غير متصل بالإنترنت. نعرض آخر النتائج المحفوظة.',
  stale: 'تأخر وصول النتائج. آخر تحديث',
};
