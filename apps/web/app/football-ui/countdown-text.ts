export const units = { days: 'أيام', hours: 'ساعات', minutes: 'دقائق', seconds: 'ثوانٍ' };
/** The kick-off has passed and the match has not begun. */
export const waiting = 'بانتظار صافرة البداية';
export const started = 'انطلقت المباراة';
