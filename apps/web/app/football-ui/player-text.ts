export const rated = 'التقييم';
export const unknownPlayer = 'لاعب غير معروف';
