import { count, group } from '@safira/arabic/plurals';

export const competitions = 'البطولات';
export const parts = 'أقسام البطولة';
export const tabNames = { standings: 'الترتيب', matches: 'المباريات', leaders: 'المتصدرون' };
export const season = 'موسم';
export const failed = 'تعذّر تحميل بيانات البطولة. أعد المحاولة بعد قليل.';
export const description = (name: string) =>
  `${name} على صافرة: الترتيب والمباريات والمتصدرون، محدّثة لحظة بلحظة وبالعربية.`;
export const titles = {
  standings: (name: string) => `ترتيب ${name}`,
  matches: (name: string) => `مباريات ${name}`,
  leaders: (name: string) => `متصدرو ${name}`,
};

export const favourite = { add: 'أضف إلى بطولاتي', added: 'في بطولاتي' };

export const views = { label: 'المباريات المحسوبة', all: 'الكل', home: 'على أرضه', away: 'خارج أرضه' };
export const groups = (n: number) => count(n, group);
export const noStandings = {
  title: 'لا جدول لهذا الموسم',
  text: 'لا يتوفر ترتيب لهذه البطولة الآن. تابع مبارياتها ونتائجها.',
  toMatches: 'إلى المباريات',
};
/** The heading of each column: the word, and its short form on a phone. */
export const columns = {
  rank: 'المركز',
  team: 'الفريق',
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
export const playing = 'يلعب الآن';
export const listComma = '، ';
