import { foldForSearch } from '@safira/arabic/search/search-key';

export type Column = 'league' | 'date' | 'time' | 'home' | 'away' | 'match' | 'commentator' | 'channel';

/** The order of a list without a head. */
export const usualColumns: readonly Column[] = ['league', 'time', 'home', 'away', 'commentator', 'channel'];

const heads: readonly [Column | 'team', RegExp][] = [
  ['league', /^(?:ال)?(?:دوري|بطوله|مسابقه|منافسه)$|^(?:اسم )?(?:الدوري|البطوله)$|^(?:league|competition)$/],
  [
    'time',
    /^(?:ال)?(?:وقت|توقيت|ساعه|موعد)(?: (?:المباراه|اللقاء|البدايه|الانطلاق|البث))?(?: (?:بتوقيت )?(?:مكه|مكه المكرمه|السعوديه|الرياض|القاهره|مصر|ksa|gmt|محلي))?$|^(?:time|kick ?off)$/,
  ],
  ['date', /^(?:ال)?(?:تاريخ|يوم)(?: المباراه)?$|^(?:date|day)$/],
  [
    'home',
    /^(?:ال)?فريق (?:ال)?(?:اول|1|مضيف|مستضيف)$|^(?:المضيف|المستضيف|صاحب الارض|home(?: team)?|team 1)$/,
  ],
  ['away', /^(?:ال)?فريق (?:ال)?(?:ثاني|2|ضيف|زاير)$|^(?:الضيف|الزاير|away(?: team)?|team 2)$/],
  ['team', /^(?:الفريق|فريق|team)$/],
  ['match', /^(?:ال)?(?:مباراه|لقاء|مواجهه|فريقان|فريقين|مباريات)$|^(?:match|game)$/],
  ['commentator', /^(?:ال)?(?:معلق|معلقون|معلقين|تعليق)(?: العربي)?$|^(?:اسم المعلق|commentators?)$/],
  ['channel', /^(?:ال)?(?:قناه|قنوات|ناقل)(?: (?:الناقله|ناقله|الناقلون))?$|^(?:channels?|tv)$/],
];

/** OURS-17: what each cell of a head is about; undefined if the line is no head. */
export function readHead(cells: readonly string[]): (Column | undefined)[] | undefined {
  const named = cells.map((cell) => {
    const folded = foldForSearch(cell);
    return heads.find(([, pattern]) => pattern.test(folded))?.[0];
  });
  const first = named.indexOf('team');
  const columns = named.map((kind, at): Column | undefined =>
    kind === 'team' ? (at === first ? 'home' : 'away') : kind,
  );
  const has = (kind: Column) => columns.includes(kind);
  const hasTeams = has('match') || (has('home') && has('away'));
  return hasTeams && (has('channel') || has('commentator')) ? columns : undefined;
}
