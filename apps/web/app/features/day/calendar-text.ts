export const calendar = 'التقويم';
export const previousMonth = 'الشهر السابق';
export const nextMonth = 'الشهر التالي';
/** From Saturday, as on the calendars of the region. */
export const weekdays = ['سبت', 'أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة'];
