// A drawn shirt is in units of 48: the same on pages and share cards.

export const COLLAR = 'M17 5C19 8.6 29 8.6 31 5';
export const SHIRT = `${COLLAR}L37 7.2 45.5 15.5 39.6 22 36.6 19.6V43H11.4V19.6L8.4 22 2.5 15.5 11 7.2Z`;
