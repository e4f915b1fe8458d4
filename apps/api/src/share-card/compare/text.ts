export const title = 'مقارنة بالأرقام';
export const against = 'ضد';
