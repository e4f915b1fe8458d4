export const brand = 'صافرة';
export const skipToContent = 'تخطَّ إلى المحتوى';

export const scoreSpoken = (home: number, away: number) => `${home} مقابل ${away}`;
export const noScoreYet = 'لا نتيجة بعد';
export const showResult = (home: string, away: string) => `اكشف نتيجة ${home} و${away}`;
export const pulseSpoken = 'نبض المباراة: التسديدات والركنيات كل خمس دقائق، صاحب الأرض إلى أعلى';
export const penalties = 'ركلات الترجيح';
export const penaltiesShort = 'ر.ت';

export const close = 'إغلاق';
export const loadingTitle = 'لحظة، نفخة واحدة…';

export const errors = {
  title: 'خطأ… لكنه لا يستحق الطرد',
  unexpected: 'حدث خطأ غير متوقع. حاول مرة أخرى.',
  missingTitle: 'الكرة خارج الملعب',
  missing: 'لم نعثر على الصفحة.',
  retry: 'إعادة المحاولة',
  home: 'العودة إلى الرئيسية',
};

export const notLoaded = 'تعذّر التحميل. تحقق من اتصالك ثم حاول مرة أخرى.';
