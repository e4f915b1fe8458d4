/** Texts of what plays the podcast that every page with a play button needs. */
export const podcastTitle = 'بودكاست التحليل الرياضي';

export const play = 'تشغيل';
export const pause = 'إيقاف مؤقت';

export const notPlayed = 'تعذّر تشغيل البودكاست.';
