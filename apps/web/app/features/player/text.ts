import type { Gender } from '@safira/arabic/terms/gender';

export const unavailable = 'غير متوفر';
export const available: Record<Gender, string> = { masculine: 'متاح', feminine: 'متاحة' };
export const injured: Record<Gender, string> = { masculine: 'مصاب', feminine: 'مصابة' };
export const loadingTitle = 'ملف اللاعب';
export const playersTitle = 'اللاعبون';
export const matchesTitle = 'المباريات';

export const facts = {
  age: 'العمر',
  nationality: 'الجنسية',
  height: 'الطول',
  weight: 'الوزن',
  birthDate: 'تاريخ الميلاد',
  birthPlace: 'مكان الميلاد',
  birthCountry: 'بلد الميلاد',
};
export const centimetres = (n: number) => `${n} سم`;
export const kilograms = (n: number) => `${n} كغ`;

export const seasons = {
  label: 'الموسم',
  all: 'كل المواسم',
  count: 'عدد المواسم:',
  latest: 'الأحدث',
  one: 'موسم',
  none: {
    title: 'لا أرقام لهذا اللاعب بعد',
    text: 'تظهر أرقامه هنا بعد أول مشاركة في بطولة نتابعها.',
    toPlayers: 'إلى صفحة اللاعبين',
  },
};

export const groups = {
  games: 'المشاركات والأداء',
  goals: 'الأهداف والصناعة',
  shots: 'التسديد',
  passes: 'التمرير',
  defence: 'الدفاع',
  duels: 'الالتحامات والمراوغات',
  discipline: 'الانضباط',
  substitutes: 'التبديلات',
  penalty: 'ركلات الجزاء',
};
/** Below their heading, which says that they are penalties. */
export const penaltyNumbers = {
  masculine: {
    won: 'حصل عليها',
    commited: 'تسبب فيها',
    scored: 'سجّلها',
    missed: 'أهدرها',
    saved: 'تصدى لها',
  },
  feminine: {
    won: 'حصلت عليها',
    commited: 'تسببت فيها',
    scored: 'سجّلتها',
    missed: 'أهدرتها',
    saved: 'تصدت لها',
  },
};
export const yes = 'نعم';
export const no = 'لا';

export const career = {
  title: 'المسيرة موسمًا بموسم',
  caption: {
    masculine: 'مشاركات اللاعب وأهدافه في كل موسم، في كل البطولات',
    feminine: 'مشاركات اللاعبة وأهدافها في كل موسم، في كل البطولات',
  },
  season: 'الموسم',
  appearances: 'المشاركات',
  goals: 'الأهداف',
};

/** PLAYER-03 */
export const errors = {
  noSuchPlayer: 'هذا اللاعب غير موجود.',
  cupOnly: 'هذا اللاعب متاح في بطولات الكؤوس فقط، والبحث يعمل في الدوريات وحدها.',
  notInLeague: 'لم نعثر على اللاعب في الدوري المحدد.',
};
export const lacking = { search: 'اسم اللاعب', league: 'الدوري' };
/** «بيانات ناقصة: اسم اللاعب والدوري.» */
export const missingData = (names: readonly string[]) => `بيانات ناقصة: ${names.join(' و')}.`;

export const pageTitle = (name: string, gender: Gender) =>
  gender === 'feminine' ? `${name}: ملف اللاعبة وأرقامها` : `${name}: ملف اللاعب وأرقامه`;
export const pageDescription = (name: string, team: string | undefined, gender: Gender) =>
  gender === 'feminine'
    ? `ملف ${name}${team ? ` لاعبة ${team}` : ''}: عمرها وجنسيتها، ومشاركاتها وأهدافها وصناعتها وتقييمها موسمًا بموسم.`
    : `ملف ${name}${team ? ` لاعب ${team}` : ''}: عمره وجنسيته، ومشاركاته وأهدافه وصناعته وتقييمه موسمًا بموسم.`;
/** What the picture of a shared link shows. */
export const imageOf = (name: string, gender: Gender) =>
  gender === 'feminine' ? `بطاقة ${name} وأرقامها` : `بطاقة ${name} وأرقامه`;
