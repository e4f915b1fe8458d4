/** The messages users see when a call fails, by the API's error code. */
export const errorSentences = {
  syncing: 'نجلب هذه البيانات الآن. أعد المحاولة بعد لحظات.',
  invalid: 'الطلب غير صحيح. تحقّق من الرابط ثم أعد المحاولة.',
  unauthenticated: 'سجّل الدخول للمتابعة.',
  forbidden: 'ليست لديك صلاحية لعرض هذه الصفحة.',
  not_found: 'لم نعثر على الصفحة.',
  match_not_found: 'لم نعثر على هذه المباراة.',
  date_out_of_range: 'هذا التاريخ خارج ما نعرضه. اختر يومًا أقرب.',
  too_large: 'ما أرسلته أكبر من الحد المسموح. اختصره ثم أعد المحاولة.',
  too_many_requests: 'محاولات كثيرة؛ انتظر قليلًا ثم أعد المحاولة.',
  internal: 'خلل في الخادم؛ نعمل على إصلاحه.',
  version_not_ready: 'البيانات قيد التحديث. أعد المحاولة بعد لحظات.',
  unavailable: 'الخدمة غير متاحة مؤقتًا. أعد المحاولة بعد قليل.',
} as const;
