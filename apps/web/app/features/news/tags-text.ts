export const automaticTag = 'تقرير آلي';
