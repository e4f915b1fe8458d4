import type { Claim, PlayedGoal } from './played.ts';
import { readOrdinal, same } from './read-words.ts';

/** What the first words of a sentence say about the score before the goal, own goals first. */
const openings: [RegExp, (goal: PlayedGoal, goals: readonly PlayedGoal[]) => boolean][] = [
  [
    /^(?:وجاء هدف المباراة الوحيد|وسجل P هدف T الوحيد|وأحرز P هدف اللقاء الوحيد)/,
    (_, goals) => goals.length === 1,
  ],
  [
    /^(?:افتتح|تقدّم|منح|سجل P هدف T الأول|وضع)/,
    ({ before }, goals) => same(before, [0, 0]) && goals.length > 1,
  ],
  [/^(?:وأدرك|ثم عادل|وعدّل|وردّ T بهدف التعادل)/, ({ before: [own, others] }) => own + 1 === others],
  [/^(?:وقلّص|ثم قلّص|وسجل P هدفًا ل)/, ({ before: [own, others] }) => own + 1 < others],
  [/^(?:وأعاد|ثم استعاد)/, ({ before: [own, others], hadLed }) => own === others && hadLed],
  [
    /^(?:وقلب|ثم تقدّم|وسجل P هدف التقدم)/,
    ({ before: [own, others], hadLed }) => own === others && !hadLed && own > 0,
  ],
  [/^(?:وضاعف|ثم أضاف P الهدف الثاني)/, ({ before }) => same(before, [1, 0])],
  [/^واختتم/, (goal, goals) => goal.before[0] > goal.before[1] && goal === goals.at(-1)],
  [
    /^(?:ووسّع|ثم عزّز|وعزّز|وأضاف P الهدف|ثم سجل P الهدف|وجاء الهدف \S+ لT في الدقيقة \S+ عن طريق)/,
    ({ before: [own, others] }) => own > others,
  ],
];

const openingClaims = openings.map(([pattern, holds]): Claim => ({
  pattern,
  isTrue: (_, { text, goals, goalIn }) => {
    const goal = goalIn(text);
    if (!goal || goal.kind === 'own') return false;
    const number = /الهدف (\S+) ل/.exec(text)?.[1];
    const again = /وهو هدفه (\S+) في المباراة/.exec(text)?.[1];
    const assist = / بعد تمريرة من (.+?)[،.]/.exec(text)?.[1];
    return (
      holds(goal, goals) &&
      (number === undefined || readOrdinal(number) === goal.before[0] + 1) &&
      (again === undefined ? goal.ofScorer === 1 : readOrdinal(again) === goal.ofScorer) &&
      (assist === undefined || assist === goal.assist) &&
      text.includes('من ركلة جزاء') === (goal.kind === 'penalty')
    );
  },
}));

const ownGoal: Claim = {
  pattern: /^وجاء الهدف \S+ لT في الدقيقة \S+ بعد أن سجل P بالخطأ|^وسجل P، لاعب T، هدفًا عكسيًا/,
  isTrue: (_, { text, goalIn }) => {
    const goal = goalIn(text);
    const number = /(?:الهدف|هدفه) (\S+?)(?: ل|\.)/.exec(text)?.[1];
    return goal?.kind === 'own' && readOrdinal(number!) === goal.before[0] + 1;
  },
};

const list: Claim = {
  pattern: /^وجاءت? (?:هدف|هدفا|أهداف) (?<T1>T) عن طريق /,
  isTrue: ({ T1 }, { text, goals, sideOf }) => {
    const own = goals.filter(({ side }) => side === sideOf(T1!));
    const minutes = text.slice(text.indexOf('عن طريق')).match(/\d+(?:\+\d+)?/g) ?? [];
    const isComplete = same([...minutes].toSorted(), own.map(({ minute }) => minute).toSorted());
    return isComplete && own.every(({ player }) => text.includes(player));
  },
};

/** Each says who scored in which minute for whom, and what that did to the score. */
export const goalClaims: Claim[] = [ownGoal, list, ...openingClaims];
