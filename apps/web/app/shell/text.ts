export const skipToContent = 'تخطَّ إلى المحتوى';
