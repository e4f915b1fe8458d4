import type { Gender } from './gender.ts';

/** PLAYER-01: a player's numbers, by their path in the provider's answer (its spelling, `appearences` and `commited`). */
export const playerStatisticLabels = {
  'games.appearences': 'المشاركات',
  'games.lineups': 'أساسيًا',
  'games.minutes': 'دقائق اللعب',
  'games.number': 'رقم القميص',
  'games.position': 'المركز',
  'games.rating': 'التقييم',
  'games.captain': 'القائد',
  'substitutes.in': 'بديلًا',
  'substitutes.out': 'استُبدل',
  'substitutes.bench': 'على الدكة',
  offsides: 'التسلل',
  'shots.total': 'التسديدات',
  'shots.on': 'تسديدات على المرمى',
  'goals.total': 'الأهداف',
  'goals.conceded': 'أهداف مستقبلة',
  'goals.assists': 'تمريرات حاسمة',
  'goals.saves': 'التصديات',
  'passes.total': 'التمريرات',
  'passes.key': 'تمريرات مفتاحية',
  'passes.accuracy': 'دقة التمرير',
  'tackles.total': 'التدخلات',
  'tackles.blocks': 'صد الكرات',
  'tackles.interceptions': 'الاعتراضات',
  'duels.total': 'الالتحامات',
  'duels.won': 'التحامات مكسوبة',
  'dribbles.attempts': 'المراوغات',
  'dribbles.success': 'مراوغات ناجحة',
  'dribbles.past': 'تمت مراوغته',
  'fouls.drawn': 'أخطاء تعرّض لها',
  'fouls.committed': 'أخطاء ارتكبها',
  'cards.yellow': 'إنذارات',
  'cards.yellowred': 'طرد بإنذارين',
  'cards.red': 'طرد مباشر',
  'penalty.won': 'ركلات جزاء حصل عليها',
  'penalty.commited': 'ركلات جزاء تسبب فيها',
  'penalty.scored': 'ركلات جزاء سجّلها',
  'penalty.missed': 'ركلات جزاء أهدرها',
  'penalty.saved': 'ركلات جزاء تصدى لها',
} as const;

type Labels = Record<keyof typeof playerStatisticLabels, string>;

/** Of a woman the labels with a verb or an adjective are feminine. */
const feminine: Labels = {
  ...playerStatisticLabels,
  'games.lineups': 'أساسية',
  'games.captain': 'القائدة',
  'substitutes.in': 'بديلة',
  'substitutes.out': 'استُبدلت',
  'dribbles.past': 'تمت مراوغتها',
  'fouls.drawn': 'أخطاء تعرّضت لها',
  'fouls.committed': 'أخطاء ارتكبتها',
  'penalty.won': 'ركلات جزاء حصلت عليها',
  'penalty.commited': 'ركلات جزاء تسببت فيها',
  'penalty.scored': 'ركلات جزاء سجّلتها',
  'penalty.missed': 'ركلات جزاء أهدرتها',
  'penalty.saved': 'ركلات جزاء تصدت لها',
};

export const playerStatisticLabelsFor = (gender: Gender): Labels =>
  gender === 'feminine' ? feminine : playerStatisticLabels;
