import type { Gender } from '@safira/arabic/terms/gender';
import { count, match } from '@safira/arabic/nouns/plurals';

export const teams = 'الفرق';
export const tabsLabel = 'أقسام صفحة الفريق';
export const tabs = { overview: 'نظرة عامة', squad: 'القائمة', matches: 'المباريات' };

export const description = (name: string, gender: Gender) =>
  `${name}: مبارياته القادمة ونتائجه، مركزه في الدوري، قائمة ${gender === 'feminine' ? 'لاعباته' : 'لاعبيه'} وغياباته.`;
/** What the picture of a shared link shows. */
export const imageOf = (name: string) => `بطاقة ${name}`;
export const tabTitle = {
  overview: (name: string) => name,
  squad: (name: string) => `قائمة ${name}`,
  matches: (name: string) => `مباريات ${name}`,
};

export const failed = {
  title: 'تعذّر تحميل بيانات الفريق',
  text: 'حدث خلل مؤقت. أعد المحاولة بعد قليل، أو عُد إلى قائمة الفرق.',
  back: 'العودة إلى الفرق',
};

export const club = 'النادي';
export const nationalTeam = 'المنتخب';
export const facts = {
  code: 'الرمز',
  founded: 'سنة التأسيس',
  national: 'منتخب وطني',
  country: 'البلد',
};
export const yes = 'نعم';
export const no = 'لا';
export const unknown = 'غير معروف';
export const venue = 'الملعب';
export const venueFacts = { name: 'الاسم', city: 'المدينة', capacity: 'السعة', surface: 'الأرضية' };
export const noVenue = 'لا معلومات عن الملعب.';

export const playingNow = 'يلعب الآن';
export const nextMatch = 'المباراة القادمة';
export const allMatches = 'كل المباريات';
export const channels = 'القنوات الناقلة';
export const noChannels = 'لم تُعلن القناة الناقلة في بلدك بعد';

export const form = 'آخر النتائج';
export const newestLeft = 'الأحدث إلى اليسار';
export const place = 'في جدول الترتيب';
export const placeNow = 'في الترتيب الآن';
export const wholeTable = 'الجدول كاملًا';
export const tiles = { rank: 'المركز', points: 'النقاط', played: 'لعب', difference: 'الفارق' };
export const figures = 'أرقام الموسم';
export const figureColumns = { what: 'الرقم', home: 'أرضه', away: 'خارجها', total: 'المجموع' };
export const figureRows = {
  played: 'لعب',
  wins: 'فاز',
  draws: 'تعادل',
  loses: 'خسر',
  for: 'سجّل',
  against: 'استقبل',
  cleanSheets: 'شباك نظيفة',
  failedToScore: 'لم يسجّل',
};

/** The coach of a women's team may be a man or a woman. */
export const coach: Record<Gender, string> = { masculine: 'المدرب', feminine: 'القيادة الفنية' };
export const absences = 'الغيابات';
export const noSquad: { title: string; text: Record<Gender, string> } = {
  title: 'القائمة ليست معنا الآن',
  text: {
    masculine: 'لا نعرف لاعبي هذا الفريق في الوقت الحالي. عُد لاحقًا، أو تابع مبارياته.',
    feminine: 'لا نعرف لاعبات هذا الفريق في الوقت الحالي. عُد لاحقًا، أو تابع مبارياته.',
  },
};
/** Between two short facts. */
export const dot = ' · ';

export const matchCount = (n: number) => count(n, match);
export const direction = { past: 'النتائج', coming: 'القادمة' };
export const directionLabel = 'نتائج أم مباريات قادمة';
export const competitionsLabel = 'البطولة';
export const allCompetitions = 'كل البطولات';
export const noMatches = {
  past: { title: 'لا نتائج هنا', text: 'لم يلعب الفريق مباراة من هذا النوع خلال العام الماضي.' },
  coming: { title: 'لا مباريات قادمة', text: 'لم تُعلن مباراة قادمة لهذا الفريق بعد. نتائجه في انتظارك.' },
};
export const toResults = 'إلى النتائج';
export const toComing = 'إلى المباريات القادمة';
export const pageOf = (current: number, total: number, matches: number) =>
  `صفحة ${current} من ${total} (${matchCount(matches)})`;
