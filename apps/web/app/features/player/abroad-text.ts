import type { Noun } from '@safira/arabic/nouns/plurals';

export const days = { label: 'اليوم المعروض', yesterday: 'أمس', today: 'اليوم', tomorrow: 'غدًا' };
export const countries = { label: 'بلد اللاعب', all: 'كل العرب' };

export const tiles = {
  players: 'لاعبون في مباريات اليوم',
  goals: 'أهداف',
  assists: 'تمريرات حاسمة',
  live: 'في مباريات جارية الآن',
};

export const sections = { live: 'الآن', finished: 'انتهت', toCome: 'لم تبدأ بعد' };
export type Section = keyof typeof sections;

export const columns = {
  player: 'اللاعب والمباراة',
  role: 'الدور',
  minutes: 'دقائق',
  goals: 'أهداف',
  assists: 'صناعة',
  cards: 'بطاقات',
  rating: 'التقييم',
  next: 'المباراة التالية',
};
export const roles = {
  starter: 'أساسي',
  substitute: 'بديل',
  bench: 'على الدكة',
  unknown: 'لم تُعلن التشكيلة',
};
export const unknown = '–';
export const separator = ' · ';
export const against = (opponent: string) => `أمام ${opponent}`;
export const yellow: Noun = ['', 'إنذار', 'إنذاران', 'إنذارين', 'إنذارات', 'إنذارًا', 'إنذار'];
export const red: Noun = ['', 'طرد', 'طردان', 'طردين', 'حالات طرد', 'حالة طرد', 'حالة طرد'];

export const explained = 'من يلعب لنادٍ في غير بلده. قبل إعلان التشكيلة نعرض من سبق له أن لعب مع ناديه.';
export const none = {
  title: 'لا محترفين عرب في هذا اليوم',
  text: 'لا مباراة لهم في البطولات التي نتابعها. جرّب يومًا آخر.',
  toMatches: 'إلى مباريات اليوم',
};
