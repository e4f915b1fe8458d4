import type { Gender } from '@safira/arabic/terms/gender';

type Words = Record<Gender, string>;

export const whose: Words = { masculine: 'لاعبو أي فريق', feminine: 'لاعبات أي فريق' };
export const bothTeams = 'الفريقان';
export const sorted: Words = { masculine: 'مرتَّبون حسب التقييم', feminine: 'مرتَّبات حسب التقييم' };
export const caption: Words = {
  masculine: 'أرقام اللاعبين في المباراة، مرتَّبين حسب التقييم',
  feminine: 'أرقام اللاعبات في المباراة، مرتَّبات حسب التقييم',
};
export const player: Words = { masculine: 'اللاعب', feminine: 'اللاعبة' };

export const columns = {
  rank: 'الترتيب',
  position: 'المركز',
  minutes: 'دقائق',
  goals: 'أهداف',
  assists: 'صناعة',
  shots: 'تسديدات',
  accuracy: 'دقة التمرير',
  rating: 'التقييم',
};

export const goal = 'هدف';
export const playerPage: Words = { masculine: 'صفحة اللاعب', feminine: 'صفحة اللاعبة' };
export const separator = ' · ';

/** «5 من 7»; only the number if there were none. */
export const outOf = (part: number, whole: number) => (whole > 0 ? `${part} من ${whole}` : `${part}`);

export const groups = {
  attack: 'الأهداف والتسديد',
  goalkeeping: 'حراسة المرمى',
  passing: 'التمرير والمراوغة',
  defence: 'الدفاع والالتحام',
  discipline: 'الانضباط',
};

export const numbers = {
  goals: 'أهداف',
  assists: 'صناعة',
  shots: 'تسديدات',
  onTarget: 'على المرمى',
  saves: 'تصديات',
  conceded: 'أهداف مستقبلة',
  passes: 'تمريرات',
  accuracy: 'دقة التمرير',
  keyPasses: 'تمريرات مفتاحية',
  dribbles: 'مراوغات ناجحة',
  tackles: 'تدخلات',
  blocks: 'صد الكرات',
  interceptions: 'اعتراضات',
  duels: 'التحامات مكسوبة',
  yellow: 'صفراء',
  red: 'حمراء',
};

/** The numbers whose labels have a verb. */
export const ownNumbers: Record<Gender, Record<'penaltiesSaved' | 'committed' | 'drawn', string>> = {
  masculine: {
    penaltiesSaved: 'ركلات جزاء تصدى لها',
    committed: 'أخطاء ارتكبها',
    drawn: 'أخطاء حصل عليها',
  },
  feminine: {
    penaltiesSaved: 'ركلات جزاء تصدت لها',
    committed: 'أخطاء ارتكبتها',
    drawn: 'أخطاء حصلت عليها',
  },
};
