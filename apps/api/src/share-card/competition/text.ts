export const standings = 'الترتيب';
export const points = 'النقاط';
export const champion = 'البطل';
