/** The outline of a drawn crest in units of 48; a file of its own, because the first load of a page needs only this. */
export const SHIELD =
  'M24 3.2C30 6.2 37 7.2 42.5 6.6V24C42.5 34.5 34.5 41.5 24 45.6C13.5 41.5 5.5 34.5 5.5 24V6.6C11 7.2 18 6.2 24 3.2Z';
