export const brand = 'صافرة';

export const close = 'إغلاق';
export const loadingTitle = 'لحظة قبل الصافرة…';

export const errors = {
  title: 'خطأ… لكنه لا يستحق الطرد',
  unexpected: 'حدث خطأ غير متوقع. أعد المحاولة.',
  missingTitle: 'الكرة خارج الملعب',
  missing: 'لم نعثر على الصفحة.',
  retry: 'أعد المحاولة',
  home: 'العودة إلى الرئيسية',
};

export const offline = 'أنت غير متصل بالإنترنت. أعد المحاولة بعد عودة الاتصال.';
export const notLoaded = 'تعذّر التحميل. تحقّق من اتصالك ثم أعد المحاولة.';
