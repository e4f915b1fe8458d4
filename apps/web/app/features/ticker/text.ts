export const atAGlance = 'النتائج في لمحة';
export const spoilerFree = 'بلا حرق';
export const hideResults = 'إخفاء النتائج';
