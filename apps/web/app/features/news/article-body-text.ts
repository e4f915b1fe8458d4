export const share = { label: 'مشاركة الخبر', copied: 'نُسخ رابط الخبر' };
export const showReport = 'اعرض التقرير';
export const drawnByUs = 'رسم توضيحي: صافرة';
export const automatic = {
  title: 'كُتب هذا التقرير آليًا من بيانات المباراة',
  text: 'الأهداف والأسماء والدقائق من سجل المباراة نفسه.',
  how: 'كيف نكتب التقارير الآلية؟',
};
export const correction = 'تصحيح';
export const about = 'في هذا الخبر';
