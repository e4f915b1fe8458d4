import type { Tie, TieSide } from '@safira/contract/competitions/bracket';

export const rounds = 'الأدوار';
export const tree = 'مخطط الأدوار الإقصائية، من اليمين إلى اليسار';
export const open = 'يُحدَّد لاحقًا';
export const thirdPlace = 'تحديد المركز الثالث';
export const champion = 'البطل';
export const penalties = 'ركلات الترجيح';
export const extraTime = 'بعد الوقت الإضافي';
export const legs = ['الذهاب', 'الإياب'] as const;
/** The key to the numbers of a tie of two legs. */
export const key = { aggregate: 'مجموع المباراتين', legs: 'الذهاب ثم الإياب' };
export const noBracket = {
  title: 'لا أدوار إقصائية بعد',
  text: 'تظهر المواجهات هنا بعد إجراء القرعة. تابع مباريات البطولة.',
  link: 'إلى المباريات',
};

/** The team of a side; before it is known, where it comes from, if that is certain. */
export function sideName({ team, from }: TieSide, before: readonly Tie[] | undefined): string {
  if (team) return team.name;
  const [first, second] = from ? (before?.[from.tie]?.sides ?? []) : [];
  if (!from || !first?.team || !second?.team) return open;
  return `${from.as === 'winner' ? 'الفائز' : 'الخاسر'} من مواجهة ${first.team.name} و${second.team.name}`;
}

export const versus = ([first, second]: readonly string[]) =>
  first === open && second === open ? 'مواجهة لم تتحدد بعد' : `${first} أمام ${second}`;

/** «باريس 4، تشيلسي 2، مجموع المباراتين. تأهل باريس» */
export function resultSpoken(
  { aggregate, legs: played, penalties: kicks, hasExtraTime, winner }: Tie,
  { names: [first = '', second = ''], isFinal }: { names: readonly string[]; isFinal: boolean },
): string | undefined {
  const goals = aggregate ?? played.findLast((leg) => leg.goals)?.goals;
  if (!goals) return undefined;
  const pair = ([a, b]: readonly number[]) => `${first} ${a}، ${second} ${b}`;
  return [
    aggregate ? `${pair(aggregate)}، ${key.aggregate}` : pair(goals),
    ...(kicks ? [`${penalties}: ${pair(kicks)}`] : []),
    ...(hasExtraTime && !kicks ? [extraTime] : []),
    ...(winner === null ? [] : [`${isFinal ? 'البطل' : 'تأهل'} ${winner === 0 ? first : second}`]),
  ].join('. ');
}

export const byes = (names: readonly string[]) =>
  names.length > 1 ? 'الفريقان معفيان من الدور السابق' : `${names[0]} معفى من الدور السابق`;

/** Below the ties that lead to one tie of the next round. */
export const meetsIn = (round: string, feeders: number) =>
  feeders > 1 ? `الفائزان يلتقيان في ${round}` : `الفائز يلعب في ${round}`;
export const wonIn = (
  round: string,
  { winner, loser, isFinal }: { winner: string; loser: string; isFinal: boolean },
) => `في ${round}: ${isFinal ? `فاز ${winner} على ${loser}` : `تأهل ${winner} على حساب ${loser}`}`;

export const stale = 'تأخر وصول النتائج. آخر تحديث';
