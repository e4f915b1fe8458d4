export const brand = 'صافرة';
export const toHome = 'صافرة، الصفحة الرئيسية';
export const skipToContent = 'تخطَّ إلى المحتوى';
export const switchTheme = 'تبديل المظهر';
export const demoData = 'بيانات تجريبية';
export const timesIn = (zone: string) => `الأوقات ${zone}`;
export const scoreSpoken = (home: number, away: number) => `${home} مقابل ${away}`;
export const noScoreYet = 'لا نتيجة بعد';
export const penalties = 'ركلات الترجيح';
export const penaltiesShort = 'ر.ت';

export const errors = {
  title: 'خطأ… لكنه لا يستحق الطرد',
  unexpected: 'حدث خطأ غير متوقع. حاول مرة أخرى.',
  missingTitle: 'الكرة خارج الملعب',
  missing: 'لم نعثر على الصفحة.',
  retry: 'إعادة المحاولة',
  home: 'العودة إلى الرئيسية',
};
