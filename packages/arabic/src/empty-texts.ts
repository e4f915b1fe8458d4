/** DLG-12, COMP-05: what stands where there is nothing to show. */
export const emptyTexts = {
  events: 'لا أحداث حتى الآن.',
  lineups: 'لم تُعلن التشكيلتان بعد؛ تظهر عادةً قبل المباراة بساعة.',
  noLineups: 'لا تتوفر تشكيلة لهذه المباراة.',
  statistics: 'لا تتوفر إحصائيات لهذه المباراة.',
  players: 'لا تتوفر أرقام اللاعبين في هذه المباراة.',
  meetings: 'لم يسبق أن التقى الفريقان في بياناتنا.',
  highlights: 'لا تتوفر لقطات لهذه المباراة.',
  monthMatches: 'لا توجد مباريات في هذا الشهر.',
  competitionMatches: 'لا توجد مباريات لهذه البطولة.',
  seasonSyncing: 'نجلب مباريات هذا الموسم الآن. أعد المحاولة بعد لحظات.',
  standings: 'لا يتوفر جدول ترتيب لهذه البطولة.',
  scorers: 'لم تُسجَّل أهداف في هذه البطولة بعد.',
} as const;
