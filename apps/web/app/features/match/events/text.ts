import type { Whistle } from '@safira/football/matches/timeline';

export const whichEvents = 'الأحداث المعروضة';
export const filters = {
  all: 'كل الأحداث',
  goals: 'الأهداف',
  cards: 'البطاقات',
  substitutions: 'التبديلات',
} as const;
export type Filter = keyof typeof filters;

/** Shown if the chosen kind has not happened; a finished match has no «حتى الآن». */
export const noneYet: Record<Exclude<Filter, 'all'>, string> = {
  goals: 'لا أهداف حتى الآن.',
  cards: 'لا بطاقات حتى الآن.',
  substitutions: 'لا تبديلات حتى الآن.',
};
export const noneAtAll: Record<Exclude<Filter, 'all'>, string> = {
  goals: 'انتهت المباراة بلا أهداف.',
  cards: 'انتهت المباراة بلا بطاقات.',
  substitutions: 'انتهت المباراة بلا تبديلات.',
};

export const whistles: Record<Whistle['of'], string> = {
  start: 'صافرة البداية',
  halftime: 'نهاية الشوط الأول',
  fulltime: 'نهاية الوقت الأصلي',
  extraHalf: 'نهاية الشوط الإضافي الأول',
  extraEnd: 'نهاية الوقت الإضافي',
  shootout: 'ركلات الترجيح',
  end: 'صافرة النهاية',
};
/** After «ركلات الترجيح»; the winner's name follows. */
export const won = '، الفائز: ';

export const assistedBy = 'صناعة: ';
export const comesIn = 'دخول: ';
export const goesOff = 'خروج: ';
export const ownGoal = 'هدف عكسي';
export const penalty = 'ركلة جزاء';
export const because = ': ';

export const goalTakenOff = 'إلغاء هدف';
/** For screen readers, after the text that is struck through. */
export const takenOff = 'أُلغي';
/** Why a goal was disallowed, if the provider gives a reason. */
export const takenOffFor = { offside: 'تسلل', handball: 'لمسة يد', foul: 'خطأ' } as const;

export const kickNumber = (n: number) => `الركلة ${n}`;
export const kickScored = 'سجّل';
export const kickMissed = 'أهدر';
export const kickSaved = 'تصدى لها الحارس';

/** «الأهلي: 4 من 5»: a side's kicks; clubs and nations are of either gender, so no verb. */
export const kicksSpoken = (team: string, scored: number, taken: number) => `${team}: ${scored} من ${taken}`;
