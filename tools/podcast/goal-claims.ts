import { countOf } from './read-words.ts';
import { type Claim, minuteWords, type ReadGoal } from './reader.ts';

/** What the first words of a sentence say about the score before the goal. */
const openings: [RegExp, (goal: ReadGoal) => boolean][] = [
  [
    /^(?:سجل P هدف المباراة الوحيد|جاء هدف المباراة الوحيد|أحرز P هدف T الوحيد|حمل هدف المباراة الوحيد|منح P الفوز)/,
    ({ isOnly }) => isOnly,
  ],
  [/^(?:افتتح P|بدأ T التسجيل|منح P التقدم)/, ({ before }) => before.join() === '0,0'],
  [/^تقدم T بهدف P/, ({ before }) => before.join() === '0,0'],
  [/^وضع P فريقه T في المقدمة/, ({ before: [own, others], hadLed }) => own === others && !hadLed],
  [
    /^(?:أدرك P|عادل P|رد T بهدف التعادل|عدل P|جاء هدف التعادل)/,
    ({ before: [own, others] }) => own + 1 === others,
  ],
  [/^(?:قلص|رد P بهدف|سجل P هدفا ل|جاء رد T)/, ({ before: [own, others] }) => own + 1 < others],
  [
    /^(?:أعاد P التقدم|استعاد T|تقدم T مجددا|عاد T إلى المقدمة|سجل P هدف التقدم من جديد)/,
    ({ before: [own, others], hadLed }) => own === others && hadLed,
  ],
  [
    /^(?:ثم تقدم T|سجل P هدف التقدم|قلب T النتيجة|أكمل P عودة)/,
    ({ before: [own, others], hadLed }) => own === others && own > 0 && !hadLed,
  ],
  [/^(?:ضاعف|أضاف P (?:هدفا آخر|الهدف الثاني))/, ({ before }) => before.join() === '1,0'],
  [
    /^(?:اختتم P|ختم P|جاء آخر أهداف|سجل P آخر|كان الهدف الأخير)/,
    ({ before: [own, others], isLast }) => own > others && isLast,
  ],
  [/^(?:وسع P|عزز P|أضاف P هدفا جديدا|واصل T|رفع P غلة)/, ({ before: [own, others] }) => own > others],
];

const named = openings.map(([pattern, holds]): Claim => ({
  pattern: new RegExp(`${pattern.source}.* في (?:الدقيقة|الوقت)`),
  isTrue: (_, { text, goals, match, sideOf }) =>
    goals.some((goal) => {
      const { home, away } = match!.teams;
      const [by, to] = goal.side === 'home' ? [home, away] : [away, home];
      return (
        goal.kind !== 'Own Goal' &&
        holds(goal) &&
        text.endsWith(` في ${goal.minute}.`) &&
        text.includes(goal.player) &&
        text.includes('ركلة جزاء') === (goal.kind === 'Penalty') &&
        (goal.isOnly || text.includes(by.name) || sideOf(by.name) === goal.side) &&
        (!text.includes(to.name) || by.name.includes(to.name))
      );
    }),
}));

const ownGoal: Claim = {
  pattern: /^(?:سجل P لاعب T بالخطأ|استفاد T من هدف عكسي|أصاب P شباك فريقه|حول P الكرة بالخطأ|أهدى P هدفا)/,
  isTrue: (_, { text, goals, match }) =>
    goals.some((goal) => {
      const { home, away } = match!.teams;
      const [by, to] = goal.side === 'home' ? [home, away] : [away, home];
      const isOfOther = /^(?:استفاد|أهدى)/.test(text);
      return (
        goal.kind === 'Own Goal' &&
        text.endsWith(` في ${goal.minute}.`) &&
        text.includes(goal.player) &&
        text.includes(isOfOther ? by.name : to.name)
      );
    }),
};

const hatTrick: Claim = {
  pattern:
    /^(?:سجل P (?<n>\d+ \S+) في هذه المباراة|بلغ رصيد P في المباراة (?<n2>\d+)|أحرز P (?<n3>\d+)|أنهى P المباراة وفي رصيده (?<n4>\d+)|وقع P على (?<n5>\d+))/,
  isTrue: ({ n, n2, n3, n4, n5 }, { text, goals }) => {
    const said = countOf((n ?? n2 ?? n3 ?? n4 ?? n5)!);
    return goals.some(({ player, ofScorer }) => text.includes(player) && ofScorer === said) && said! >= 3;
  },
};

const redCard: Claim = {
  pattern: /^(?:تلقى P لاعب|أكمل T اللقاء منقوصا|فقد T لاعبه|خرج P لاعب T بالبطاقة|أشهر الحكم البطاقة)/,
  isTrue: (_, { text, match }) =>
    match!.events.some(
      ({ type, detail, player, time, team }) =>
        type === 'Card' &&
        /Red|Second/.test(detail) &&
        text.includes(player.name ?? '?') &&
        text.endsWith(` في ${minuteWords(time)}.`) &&
        text.includes(team.id === match!.teams.home.id ? match!.teams.home.name : match!.teams.away.name),
    ),
};

/** Each says who scored when for whom, and what that did to the score. */
export const goalClaims: Claim[] = [hatTrick, ownGoal, redCard, ...named];
