/** OURS-20: what watching a channel takes. */
export const accessNames = { free: 'مفتوحة', paid: 'مشفرة', stream: 'عبر الإنترنت' };

/** OURS-19: a commentator whom the channel announced, or one who is expected. */
export const announced = 'مؤكد';
export const expected = 'متوقع';
export const commentary = 'التعليق:';
