// Apart from text.ts, which every page loads with the field of the header.
export const kinds = { label: 'نوع النتائج', all: 'الكل' };
