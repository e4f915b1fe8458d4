import { ordinal, ordinalFeminine } from '../formats/ordinals.ts';

/** NAME-04: a round in Arabic, «مرحلة الدوري – الجولة 8»; an unknown one is «دور آخر», never English. */
export function roundLabel(round: string): string {
  return knownLabel(round) ?? 'دور آخر';
}

/**
 * NAME-04: the round as shown next to the competition's name; null for friendlies, where it would repeat that name.
 * Called for every match of a list, so results are cached; there are few rounds.
 */
export function roundTitle(round: string | null): string | null {
  if (round === null || /^(?:club )?friendlies\b/i.test(round)) return null;
  let title = titles.get(round);
  if (title === undefined) {
    if (titles.size >= MOST_TITLES) titles.clear();
    title = roundLabel(round);
    titles.set(round, title);
  }
  return title;
}

const titles = new Map<string, string>();
const MOST_TITLES = 1_000;

/** NAME-04: false for a round without an Arabic name, so that the caller that stores it can log it. */
export function isKnownRound(round: string): boolean {
  return knownLabel(round) !== undefined;
}

/** One part of a round or of a table's name: `1/8-finals`, `Group B`, `Apertura`; undefined when unknown. */
export function stageLabel(stage: string): string | undefined {
  const text = normalize(stage);
  for (const [pattern, label] of patterns) {
    const found = pattern.exec(text);
    if (found) return typeof label === 'string' ? label : label(found[1] ?? '');
  }
  return undefined;
}

function knownLabel(round: string): string | undefined {
  const labels = normalize(round)
    .replace(/^regular season(?: -)? (?=\d)/, '')
    .replace(/^(promotion|relegation) - play-offs/, '$1 play-offs')
    // A relegation round that has a final is a play-off, not a group with matchdays.
    .replace(/^(promotion|relegation) (?:round|group) - (?=\D)/, '$1 play-offs - ')
    .replace(/ replays?$/, ' - replay')
    .split(/ - |, /)
    .map(stageLabel);
  return labels.every((label) => label !== undefined) ? labels.join(' – ') : undefined;
}

/** The provider writes `Play-offs`, `Play Offs` and `Playoffs`, `Quarter-finals` and `Quarter Finals`. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/play[- ]?offs?/g, 'play-offs')
    .replaceAll(/\b(\w+?)[- ]?finals?\b/g, '$1-final')
    .replaceAll('phase', 'stage')
    .replaceAll('first', '1st')
    .replaceAll('second', '2nd')
    .replaceAll('third', '3rd')
    .replaceAll('fourth', '4th')
    .trim();
}

const lastTeams = (n: number) => `دور الـ${n}`;
const nth = (noun: string) => (n: string) => `${noun} ${ordinal(Number(n))}`;
const indexOf = (letter: string) => letter.charCodeAt(0) - 'a'.charCodeAt(0);

/** Groups follow the order أبجد هوز, as in the tables of Arab sports desks. */
const abjad = 'أ ب ج د هـ و ز ح ط ي ك ل م ن س ع ف ص ق ر ش ت ث خ ذ ض'.split(' ');

/** Keyed by a pattern for the whole part, in lower case. A function gets the captured group. */
const stages: Record<string, string | ((found: string) => string)> = {
  '(?:round )?(\\d+)': (n) => `الجولة ${n}`,
  'regular season': 'الموسم العادي',
  'league stage': 'مرحلة الدوري',
  'group stage': 'دور المجموعات',
  'group ([a-z])': (letter) => `المجموعة ${abjad[indexOf(letter)]}`,
  'group (\\d+)': (n) => `المجموعة ${n}`,
  'league ([a-d])': (letter) => `المستوى ${ordinal(indexOf(letter) + 1)}`,
  '(grand-)?finals?': 'النهائي',
  '(semi|1/2)-final': 'نصف النهائي',
  '(quarter|1/4)-final': 'ربع النهائي',
  // 16 ties are played by 32 teams.
  '(?:1/)?(\\d+)(?:th|nd)?-final': (ties) => lastTeams(Number(ties) * 2),
  'round of (\\d+)': (teams) => lastTeams(Number(teams)),
  '(\\d+).. place.*': nth('مباراة تحديد المركز'),
  '(\\d+).. (?:qualifying round|round qualifying)': nth('الدور التمهيدي'),
  '(\\d+).. preliminary round': nth('الدور الأوّلي'),
  '(\\d+).. round': nth('الدور'),
  '(\\d+).. stage': (n) => `المرحلة ${ordinalFeminine(Number(n))}`,
  'preliminary( round)?': 'الدور الأوّلي',
  'extra preliminary round': 'الدور الأوّلي الإضافي',
  'qualifying round': 'الدور التمهيدي',
  'qualif[a-z]+': 'التصفيات',
  'knockout (round|stage) play-offs': 'ملحق الأدوار الإقصائية',
  'knockout (round|stage)': 'الأدوار الإقصائية',
  'play-offs( round)?': 'الملحق',
  'promotion play-offs': 'ملحق الصعود',
  'relegation play-offs': 'ملحق الهبوط',
  'championship play-offs': 'ملحق التتويج',
  '(europa )?conference league play-offs': 'ملحق دوري المؤتمر الأوروبي',
  'championship (round|group)': 'مجموعة التتويج',
  'relegation (round|group)': 'مجموعة تفادي الهبوط',
  'promotion (round|group)': 'مجموعة الصعود',
  apertura: 'أبيرتورا',
  clausura: 'كلاوسورا',
  'east(ern)?( conference)?': 'المنطقة الشرقية',
  'west(ern)?( conference)?': 'المنطقة الغربية',
  '1st leg': 'الذهاب',
  '2nd leg': 'الإياب',
  replay: 'مباراة معادة',
  'zone ([a-z])': (letter) => `المنطقة ${abjad[indexOf(letter)]}`,
  'relegation decider': 'مباراة فاصلة لتفادي الهبوط',
  // The provider numbers its friendlies in batches, which are no matchdays.
  'friendlies(?: (\\d+))?': (n) => `مباريات ودية${n && ` (${n})`}`,
  'club friendlies(?: (\\d+))?': (n) => `مباريات ودية للأندية${n && ` (${n})`}`,
};

const patterns = Object.entries(stages).map(
  ([pattern, label]) => [new RegExp(`^(?:${pattern})$`), label] as const,
);
