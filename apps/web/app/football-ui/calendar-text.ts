export const subscribe = 'اشترك في التقويم';
export const file = 'رابط التقويم';
