export const share = { label: 'مشاركة الخبر', copied: 'نُسخ رابط الخبر' };
export const showReport = 'اعرض التقرير';
export const drawnByUs = 'رسم توضيحي: صافرة';
export const automatic = {
  reports: {
    title: 'كُتب هذا التقرير آليًا من بيانات المباراة',
    text: 'الأهداف والأسماء والدقائق من سجل المباراة نفسه.',
  },
  previews: {
    title: 'كُتب هذا التقديم آليًا من بيانات المباراة',
    text: 'الموعد والأسماء والأرقام من السجلات نفسها، بلا توقعات.',
  },
};
export const howAutomatic = 'كيف نكتب التقارير الآلية؟';
export const correction = 'تصحيح';
export const about = 'في هذا الخبر';
