/** Small words between names, as sports desks write them. */
export const particles = new Map([
  ['abou', 'أبو'],
  ['abu', 'أبو'],
  ['ben', 'بن'],
  ['bin', 'بن'],
  ['da', 'دا'],
  ['das', 'داس'],
  ['de', 'دي'],
  ['del', 'ديل'],
  ['den', 'دن'],
  ['der', 'دير'],
  ['di', 'دي'],
  ['do', 'دو'],
  ['dos', 'دوس'],
  ['du', 'دو'],
  ['ibn', 'بن'],
  ['jr', 'جونيور'],
  ['junior', 'جونيور'],
  ['la', 'لا'],
  ['le', 'لو'],
  ['los', 'لوس'],
  ['saint', 'سانت'],
  ['ter', 'تير'],
  ['van', 'فان'],
  ['von', 'فون'],
]);

export const articles = new Set(['al', 'el']);

/** «عبد», which needs «ال» on the name after it. */
export const servants = new Set(['abd', 'abdel', 'abdul']);

/** «ال» is joined to its name, once; «عبد» before it has a space. */
export function joinArticle(before: string, name: string): string {
  const withArticle = name.startsWith('ال') ? name : `ال${name}`;
  return servants.has(before) ? `عبد ${withArticle}` : withArticle;
}
