import { foldForSearch } from '@safira/arabic/search/search-key';

/** What a programme is, by its title; only `live` and `probable` are about a match that is being played. */
export type ProgrammeKind = 'live' | 'probable' | 'replay' | 'studio' | 'highlights' | 'other';

const latin = (words: string) => String.raw`\b(?:${words})\b`;
/** Whole Arabic words, with or without a prefix and the article. */
const arabic = (words: string) => `(?:^| )[وبل]?(?:ال|ل)?(?:${words})(?= |$)`;

// All but the last two match folded titles: no accents, no hamza, ه for ة, ي for ى.

const replay = new RegExp(
  [
    latin(
      'replays?|reruns?|repeats?|rewind|retro|classics?|encore|delayed|full match|flashback|archives?|vintage',
    ),
    latin('rediffusion|rediff?|differe|legendes?|as live|throwback|(?:ucl|uefa) gold|greatest'),
    'اعاده|كلاسيكيات|ارشيف|ذكريات|تسجيل|تاريخي|مباريات خالده',
    arabic('معاد|معاده|مسجل|مسجله|ذاكره|الافضل|افضل مباريات'),
  ].join('|'),
);

const studio = new RegExp(
  [
    latin(
      'studio|pre ?match|pre ?game|post ?match|post ?game|build ?up|countdown|warm ?up|previews?|review|analysis',
    ),
    latin('avant ?match|apres ?match|plateau|avant direct|debrief'),
    'استوديو|استديو|ستوديو|ستديو|تحليل|قبل المبارا|بعد المبارا',
    '(?:^| )ما (?:قبل|بعد)(?= |$)',
  ].join('|'),
);

const highlights = new RegExp(
  [
    latin('highlights?|goals|best (?:of|goals|moments)|top \\d+|resumes?|buts|temps forts|resumen|goles'),
    'ملخص|لقطات',
    arabic('اهداف|اجمل'),
  ].join('|'),
);

const aboutFootball = new RegExp(
  [
    latin(
      'press conference|presser|conference de presse|training|draw|tirage|documentary|documentaire|stor(?:y|ies)',
    ),
    latin(
      'interviews?|entretien|magazine|mag|news|infos?|podcast|multiplex|goal rush|e ?football|esports?|fan ?zone',
    ),
    'موتمر|تدريب|وثايقي|توقعات|كواليس|تصريح',
    arabic('مران|قرعه|مجله|اخبار|قصه|حوار|حوارات|لقاء خاص|برنامج|نشره'),
  ].join('|'),
);

const otherSport = new RegExp(
  [
    latin(
      'basket|basketball|handball|volley|volleyball|futsal|water ?polo|hockey|tennis|padel|rugby|cycling|boxing',
    ),
    latin('formula|moto ?gp|golf|beach soccer|acb|endesa|euro ?league|starligue|nba|ehf|wwe|ufc'),
    arabic('سله|يد|طايره|صالات|فوتسال|هوكي|تنس|مضرب|شاطييه|كره الماء|يوروليغ|يوروليج|بادل|ملاكمه|دراجات'),
  ].join('|'),
);

/** The game, not the sponsor of the Spanish league: «EA Sports FC: …», but not «LaLiga EA Sports: FC Barcelona». */
const videoGame = /\bEA Sports FC\s*(?:\d\d)?\s*(?:[:|–-]|$)/i;
/** «(R)» marks a replay in English guides. */
const markedReplay = /[([]R[)\]]/;

/** OURS-17: what the words of a title exclude; undefined if they leave it open that a match is shown live. */
export function excludedBy(
  title: string,
  folded: string,
): Exclude<ProgrammeKind, 'live' | 'probable'> | undefined {
  if (otherSport.test(folded) || videoGame.test(title)) return 'other';
  if (replay.test(folded) || markedReplay.test(title)) return 'replay';
  if (highlights.test(folded)) return 'highlights';
  if (studio.test(folded)) return 'studio';
  return aboutFootball.test(folded) ? 'other' : undefined;
}

/** Whether the categories of a programme name another sport. */
export const isOtherSport = (categories: readonly string[]): boolean =>
  categories.some((category) => otherSport.test(foldForSearch(category)));

/**
 * OURS-17: whether a title names a season before this one, as replays do. A later year may name a coming tournament, and
 * a year in the name of a team says nothing: `words` are the others, folded.
 */
export function namesEarlierSeason(
  { title, words }: { title: string; words: readonly string[] },
  season: number,
): boolean {
  const years = words.filter((word) => /^(?:19|20)\d{2}$/.test(word)).map(Number);
  // «25/26», and not a date.
  const short = [...foldDigits(title).matchAll(/(?<![\d/])(\d{2})[/-](\d{2})(?![\d/])/g)].filter(
    ([, from, to]) => (Number(from) + 1) % 100 === Number(to),
  );
  return years.some((year) => year < season) || short.some(([, from]) => Number(from) < season % 100);
}

const foldDigits = (text: string) => text.replaceAll(/[٠-٩۰-۹]/g, (digit) => foldForSearch(digit));
