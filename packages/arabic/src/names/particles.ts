/** Small words between names, as sports desks write them. */
export const particles = new Map([
  ['abou', 'أبو'],
  ['abu', 'أبو'],
  ['ait', 'آيت'],
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
  ['ould', 'ولد'],
  ['saint', 'سانت'],
  ['ter', 'تير'],
  ['van', 'فان'],
  ['von', 'فون'],
]);

/** «Al Dawsari», «El Kaabi», and with the sound of the next letter «Ash Shamsi», «Er Raji». */
export function isArticle(word: string, next: string): boolean {
  if (word === 'al' || word === 'el') return true;
  const sound = /^[ae](sh|ch|th|dh|[dnrstz])$/.exec(word)?.[1];
  return sound !== undefined && next.startsWith(sound);
}

/** «عبد», which needs «ال» on the name after it. */
export const servants = new Set(['abd', 'abdal', 'abdel', 'abdul']);

/** «ال» is joined to its name, once; «عبد» before it has a space. «عبد ربه» has none. */
export function joinArticle(before: string, name: string): string {
  if (name === 'ربه') return `عبد ${name}`;
  const withArticle = name.startsWith('ال') ? name : `ال${name}`;
  return servants.has(before) ? `عبد ${withArticle}` : withArticle;
}
