export const whose = 'لاعبو أي فريق';
export const bothTeams = 'الفريقان';
export const sorted = 'مرتَّبون حسب التقييم';
export const caption = 'أرقام اللاعبين في المباراة، مرتَّبين حسب التقييم';

export const columns = {
  rank: 'الترتيب',
  player: 'اللاعب',
  position: 'المركز',
  minutes: 'دقائق',
  goals: 'أهداف',
  assists: 'صناعة',
  shots: 'تسديدات',
  accuracy: 'دقة التمرير',
  rating: 'التقييم',
};

export const goal = 'هدف';
export const playerPage = 'صفحة اللاعب';
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
  penaltiesSaved: 'ركلات جزاء تصدى لها',
  passes: 'تمريرات',
  accuracy: 'دقة التمرير',
  keyPasses: 'تمريرات مفتاحية',
  dribbles: 'مراوغات ناجحة',
  tackles: 'تدخلات',
  blocks: 'صد الكرات',
  interceptions: 'اعتراضات',
  duels: 'التحامات مكسوبة',
  committed: 'أخطاء ارتكبها',
  drawn: 'أخطاء حصل عليها',
  yellow: 'صفراء',
  red: 'حمراء',
};
