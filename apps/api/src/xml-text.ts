const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters other than blanks: with one of them, even escaped, a whole file is no XML. */
const NOT_IN_XML = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

/** A text inside an element or an attribute, of HTML or XML. */
export const escaped = (text: string): string =>
  text.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>"']/g, (letter) => entities[letter]!);
