// These match titles that `foldForSearch` has folded: no accents, no hamza, ه for ة, ي for ى.

const women =
  /\b(?:women|womens|ladies|wsl|nwsl|liga f|femenino|femenina|feminine|feminines|feminin|frauen)\b|سيدات|نسايي|نسويه/;
const youth = new RegExp(
  [
    String.raw`\b(?:u ?(?:1[3-9]|2[0-3])|under (?:1[3-9]|2[0-3])|youth|academy|primavera|reserves?|premier league 2)\b`,
    'تحت (?:ال)?(?:1[3-9]|2[0-3])|ناشيين|الرديف|اكاديميه|مواليد|اشبال|براعم',
    // Not «أولمبيك».
    '(?:^| )(?:ال)?اولي?مبي(?: |$)',
  ].join('|'),
);

/** «دوري الشباب», «للشباب»: of a youth competition, whatever team is named; «الشباب» alone is a club. */
export const youthCompetition = /(?:^| )للشباب(?: |$)|(?:دوري|كاس|بطوله) الشباب(?: |$)/;

/** Which side of a club a folded text names: women’s and youth matches are different matches. */
export const sideIn = (text: string): string => `${women.test(text)} ${youth.test(text)}`;
