export const chooseDay = 'اختر اليوم';
export const calendar = 'التقويم: اختر أي يوم';
