export const brand = 'صافرة';

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
