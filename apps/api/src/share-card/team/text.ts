export const tiles = { rank: 'المركز', points: 'النقاط', played: 'لعب' };
export const form = 'آخر النتائج';
export const newestLeft = 'الأحدث إلى اليسار';
