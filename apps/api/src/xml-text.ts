const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text inside an element or an attribute, of HTML or XML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter]!);
