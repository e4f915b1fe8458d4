/** OURS-20: what watching a channel takes. */
export const accessNames = { free: 'مفتوحة', paid: 'مشفرة', stream: 'عبر الإنترنت' };

/** OURS-19: a commentator whom the channel announced, or one who is expected. */
export const announced = 'مؤكد';
export const expected = 'متوقع';
export const commentary = 'التعليق:';

/** OURS-17: where it is known from that a channel shows a match. */
export const sourceNames = {
  editor: 'محرر صافرة',
  guide: 'جدول القناة المعلن',
  rights: 'حقوق البث المعلنة',
};
