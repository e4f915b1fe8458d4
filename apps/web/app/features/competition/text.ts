import type { Gender } from '@safira/arabic/terms/gender';
import { place } from '@safira/arabic/nouns/match-nouns';
import { count, countAfterPreposition, group, match } from '@safira/arabic/nouns/plurals';
import { players } from '@safira/arabic/nouns/player-nouns';
import { grouped } from '@safira/arabic/formats/numbers';

export const competitions = 'البطولات';
export const parts = 'أقسام البطولة';
export const tabNames = {
  standings: 'الترتيب',
  bracket: 'الأدوار الإقصائية',
  matches: 'المباريات',
  leaders: 'المتصدرون',
  season: 'أرقام الموسم',
};
export const tabName = (tab: keyof typeof tabNames, gender: Gender) =>
  tab === 'leaders' && gender === 'feminine' ? 'المتصدرات' : tabNames[tab];
export const season = 'موسم';
export const seasons = 'مواسم البطولة';
export const failed = 'تعذّر تحميل بيانات البطولة. أعد المحاولة بعد قليل.';
export const description = (name: string) =>
  `${name} على صافرة: الترتيب والمباريات والمتصدرون، محدّثة لحظة بلحظة وبالعربية.`;
/** What the picture of a shared link shows. */
export const imageOf = (name: string, seasonName: string) => `بطاقة ${name}، موسم ${seasonName}`;
export const titles = {
  standings: (name: string) => `ترتيب ${name}`,
  bracket: (name: string) => `الأدوار الإقصائية في ${name}`,
  matches: (name: string) => `مباريات ${name}`,
  leaders: (name: string, gender: Gender) => (gender === 'feminine' ? `متصدرات ${name}` : `متصدرو ${name}`),
  season: (name: string) => `أرقام ${name}`,
};

export const favourite = { add: 'أضف إلى بطولاتي', added: 'في بطولاتي' };

export const views = { label: 'المباريات المحسوبة', all: 'الكل', home: 'على أرضه', away: 'خارج أرضه' };
export const groups = (n: number) => count(n, group);
export const noStandings = {
  title: 'لا جدول لهذا الموسم',
  text: 'لا يتوفر ترتيب لهذه البطولة الآن. تابع مبارياتها ونتائجها.',
  link: 'إلى المباريات',
};
/** The heading of each column: the word, and its short form on a phone. */
export const columns = {
  rank: 'المركز',
  team: 'الفريق',
  playing: 'يلعب الآن',
  played: ['لعب', 'ل'],
  win: ['فاز', 'ف'],
  draw: ['تعادل', 'ت'],
  lose: ['خسر', 'خ'],
  goals: ['له : عليه', 'له:عليه'],
  difference: ['الفارق', '±'],
  points: ['نقاط', 'ن'],
  form: 'آخر 5',
} as const;
export const goalsSpoken = (scored: number, conceded: number) => `له ${scored} وعليه ${conceded}`;
export const legend = 'دلالة الألوان';
export const liveTable = 'الترتيب كما لو انتهت المباريات الجارية الآن.';
export const staleTable = 'تأخر وصول النتائج، فالمعروض هو الترتيب الرسمي قبل المباريات الجارية. آخر تحديث';
export const climbed = (n: number) => `صعد ${countAfterPreposition(n, place)}`;
export const fell = (n: number) => `تراجع ${countAfterPreposition(n, place)}`;
export const listComma = '، ';

export const months = { label: 'الأشهر', all: 'كل الأشهر' };
export const teamFilter = {
  title: 'تصفية بالفرق',
  chosen: (n: number) => `المختار: ${n}`,
  clear: 'مسح الاختيار',
};
export const shown = (filters: readonly string[]) => `المعروض: ${filters.join(' · ')}`;
export const wholeSeason = 'كل مباريات الموسم';
/** «أرسنال وتشيلسي وليفربول» */
export const joined = (names: readonly string[]) => names.join(' و');
export const toCalendar = 'تصدير إلى التقويم';
export const otherMatches = 'مباريات أخرى';
export const running = 'الجارية';
export const pageOf = (page: { current: number; total: number; totalMatches: number }) =>
  `صفحة ${page.current} من ${page.total} (${count(page.totalMatches, match)})`;
export const noMatches = {
  title: 'لا مباريات لهذه البطولة',
  text: 'لم تُنشر مباريات هذا الموسم بعد. تابع مباريات اليوم.',
  link: 'إلى مباريات اليوم',
};
const inFilter = {
  text: 'جرّب شهرًا آخر أو فرقًا أخرى، أو اعرض الموسم كاملًا.',
  link: 'كل مباريات الموسم',
};
export const noneInMonth = { title: 'لا مباريات في هذا الشهر', ...inFilter };
export const noneOfTeams = { title: 'لا مباريات للفرق المختارة', ...inFilter };
export const matchesSyncing =
  'لا مباريات لهذه البطولة بعد: مباريات الموسم قيد الجلب. ستظهر هنا تلقائيًا، أو أعد المحاولة بعد دقائق.';

export const boardTitles = {
  goals: 'الأهداف',
  assists: 'التمريرات الحاسمة',
  rating: 'التقييم',
  cards: 'البطاقات',
};
export const wholeList = 'القائمة كاملة';
export const wholeListOf = (title: string) => `القائمة كاملة: ${title}`;
export const allBoards = 'كل القوائم';
export const played = (n: number) => count(n, match);
export const minutes = (n: number) => `${grouped(n)} دقيقة`;
export const leaderColumns = { rank: 'المركز', team: 'الفريق', games: 'مباريات' };
export const playerColumn: Record<Gender, string> = { masculine: 'اللاعب', feminine: 'اللاعبة' };
export const values = { goals: 'أهداف', assists: 'تمريرات', rating: 'من 10', cards: 'بطاقات' };
export const yellowCards = 'بطاقات صفراء';
export const redCards = 'بطاقات حمراء';
export const ratingNote = (fromMinutes: number) =>
  `التقييم لمن لعب ${grouped(fromMinutes)} دقيقة فأكثر. عند التساوي يتقدم من لعب دقائق أقل.`;
export const leadersPage = (page: { current: number; total: number; players: number }, gender: Gender) =>
  `صفحة ${page.current} من ${page.total} (${count(page.players, players[gender])})`;
export const noLeaders = {
  masculine: {
    title: 'لا متصدرين بعد',
    text: 'بيانات الهدافين غير متوفرة الآن. تظهر بعد أولى مباريات الموسم.',
    link: 'إلى المباريات',
  },
  feminine: {
    title: 'لا متصدرات بعد',
    text: 'بيانات الهدافات غير متوفرة الآن. تظهر بعد أولى مباريات الموسم.',
    link: 'إلى المباريات',
  },
};
