export const listComma = '، ';
