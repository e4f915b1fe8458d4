/** Texts of the podcast on the home page, once it is opened, and of the page of an episode. */
export const size = 'حجم الملف';
export const megabytes = 'ميغابايت';
export const production = 'زمن الإنتاج';
export const seconds = 'ثانية';
export const automatic = 'النص والصوت من إنتاج آلي، بلا معلّق بشري.';
export const trialVoice = 'صوت آلي تجريبي';
export const download = 'تنزيل';
export const page = 'صفحة الحلقة';

export const noSound = {
  title: 'الملف الصوتي غير متاح الآن',
  text: 'تُنتَج حلقة جديدة آليًا كل 5 ساعات.',
  /** None at all, not even a text. */
  noEpisode: 'لا حلقات من البودكاست حاليًا',
};
export const loading = 'جارٍ تحميل البودكاست…';
export const failed = {
  title: 'تعذّر تحميل البودكاست',
  text: 'تحقّق من اتصالك ثم أعد المحاولة.',
  retry: 'أعد المحاولة',
};
