import { foldForSearch } from '@safira/arabic/search/search-key';

// All of these match titles that `foldForSearch` has folded: no accents, no hamza, ه for ة, ي for ى.

const highlights =
  /\b(?:highlights?|goals?|resumen|goles|resume|buts|sintesi|gol|gols|zusammenfassung|tore)\b|ملخص|اهداف|هدف|لقطات/;

/** Videos about a match that do not show it. */
const coverage = new RegExp(
  [
    String.raw`\b(?:press|presser|conference|training|previews?|interviews?|reacts?|reactions?|podcast|tunnel|fan ?cam)\b`,
    String.raw`\b(?:watch ?along|behind the scenes|team news|line ?ups?|build ?up|predictions?|live stream|efootball|ea sports)\b`,
    'موتمر|تدريب|تحليل|استوديو|توقعات|تصريح|كواليس|ردود|تشكيل|استعداد|معاينه|قبل المبارا|بث مباشر',
    '(?:^| )(?:ال)?مران(?: |$)',
  ].join('|'),
);

/** Videos of an older match, or more than its highlights. */
const ofOld = new RegExp(
  [
    String.raw`\b(?:classics?|throwback|on this day|retro|flashback|vintage|archives?|full match|replay|all time)\b`,
    String.raw`\b(?:best|top \d+|season review|of the season|every goal)\b`,
    'كلاسيكيات|ذكريات|الذاكره|ارشيف|كامله|تاريخيه|افضل|(?:^| )(?:ال)?اعاده(?: |$)',
  ].join('|'),
);

/** DLG-11: whether a folded title announces highlights, rather than coverage of the match or an older match. */
export const isOfHighlights = (title: string): boolean =>
  highlights.test(title) && !coverage.test(title) && !ofOld.test(title);

/** DLG-11: whether all years in a title, as it was written, fit a match of this season. */
export function hasOnlyYearsOf(
  title: string,
  { season, kickoff }: { season: number; kickoff: Date },
): boolean {
  const text = foldDigits(title);
  const years = [...text.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year));
  const known = [season, season + 1, kickoff.getUTCFullYear()];
  // «26/27», and not a date.
  const short = [...text.matchAll(/(?<![\d/])(\d{2})\/(\d{2})(?![\d/])/g)].filter(
    ([, from, to]) => (Number(from) + 1) % 100 === Number(to),
  );
  return (
    years.every((year) => known.includes(year)) && short.every(([, from]) => Number(from) === season % 100)
  );
}

const foldDigits = (text: string) => text.replaceAll(/[٠-٩۰-۹]/g, (digit) => foldForSearch(digit));
