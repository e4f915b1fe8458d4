export const scoreSpoken = (home: number, away: number) => `${home} مقابل ${away}`;
export const noScoreYet = 'لا نتيجة بعد';
export const showResult = (home: string, away: string) => `اكشف نتيجة ${home} و${away}`;
export const pulseSpoken = 'نبض المباراة: التسديدات والركنيات كل خمس دقائق، صاحب الأرض إلى أعلى';
export const penalties = 'ركلات الترجيح';
export const penaltiesShort = 'ر.ت';
