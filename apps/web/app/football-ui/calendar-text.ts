export const subscribe = 'أضف المباريات إلى تقويمك';
export const file = 'ملف التقويم';
