export const preparing = 'نجهّز المباريات';
export const unreachable = 'تعذّر تحميل المباريات. تحقق من اتصالك ثم أعد المحاولة.';
