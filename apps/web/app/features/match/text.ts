import { genderOf } from '@safira/arabic/terms/gender';
import { brand } from '../../ui/text.ts';

export const dialogLabel = 'تفاصيل المباراة';
export const preparing = 'نجهّز المباراة';
export const listComma = '، ';
export const unknownDate = 'تاريخ غير محدد';
export const allMatches = 'كل المباريات';

/** Isolates keep a Latin name from reordering the words around it, in places where no element can. */
const isolated = (name: string) => (/[a-z]/i.test(name) ? `\u2068${name}\u2069` : name);

export const versus = (home: string, away: string) => `${isolated(home)} ضد ${isolated(away)}`;

/** For programs, which would show the isolates to their users. */
export const plainVersus = (home: string, away: string) => `${home} ضد ${away}`;

export const pageTitle = (home: string, away: string) => `${versus(home, away)} · ${brand}`;

export const description = ({
  home,
  away,
  competition,
}: {
  home: string;
  away: string;
  competition: string;
}) =>
  `${versus(home, away)} في ${isolated(competition)}: النتيجة المباشرة والأحداث والتشكيلة والإحصائيات والمواجهات السابقة.`;

/** DLG-05: the scorer of a goal without a name. */
export const unnamedPlayer = 'غير محدد';

export const tabsLabel = 'أقسام تفاصيل المباراة';
export const tabNames = {
  overview: 'نظرة عامة',
  events: 'الأحداث',
  lineups: 'التشكيلة',
  statistics: 'الإحصائيات',
  players: 'اللاعبون',
  h2h: 'المواجهات السابقة',
  highlights: 'أبرز اللقطات',
};
/** A women's team has «اللاعبات». */
export const tabNamesOf = (team: { name: string; originalName: string }) =>
  genderOf(team) === 'feminine' ? { ...tabNames, players: 'اللاعبات' } : tabNames;
/** One match per page: the ids are the same on the server and in the browser. */
export const panelId = 'match-panel';
export const tabId = (tab: string) => `match-tab-${tab}`;

export const foldSummary = 'طي ملخص المباراة';
export const unfoldSummary = 'فتح ملخص المباراة';

export const scoreLineNames = {
  halftime: 'الشوط الأول',
  fulltime: 'الوقت الأصلي',
  extratime: 'الوقت الإضافي',
};
export const wonShootOut = 'الفائز بركلات الترجيح:';

export const hidden = {
  title: 'النتيجة مخفية',
  text: 'اخترتَ إخفاء النتائج، وهذه التفاصيل تكشفها.',
  show: 'اكشف النتيجة والتفاصيل',
};

/** DLG-14: logged in the API's wording; readers see the second one. */
export const loadFailure = 'Failed to load match details. Please try again.';
export const loadFailed = 'تعذّر تحميل تفاصيل المباراة. أعد المحاولة.';
