import { ordinal } from '@safira/arabic/formats/ordinals';
import type { Goal } from '../course.ts';
import { otherSide, type Person, type Team } from '../record.ts';
import { forTeam, minute, minuteNumber, person, say, type Sentence, team } from '../text.ts';
import { type Situation, situationOf } from '../situation.ts';
import type { Facts } from './facts.ts';

/** More goals than these are listed by scorer. */
const MOST_SENTENCES = 6;

/** How the goals came, in their order. */
export function goalSentences(facts: Facts): Sentence[] {
  const { goals } = facts;
  if (goals.length > MOST_SENTENCES) return goalsListed(facts);
  return goals.map((goal, index) => sentenceOf(facts, goal, index));
}

type GoalFacts = { goal: Goal; by: Team; to: Team; how: Sentence; choose: Facts['choose'] };

function sentenceOf({ record: { teams }, goals, choose }: Facts, goal: Goal, index: number): Sentence {
  const [by, to] = [teams[goal.side], teams[otherSide(goal.side)]];
  const how = howOf(goal);
  if (goal.kind === 'own' || !goal.scorer) return unnamed({ goal, by, to, how, choose });
  return families[situationOf(goals, index)]({ goal, by, to, how, choose, scorer: goal.scorer });
}

type Named = GoalFacts & { scorer: Person };

const onlyGoal = ({ goal, by, how, scorer, choose }: Named) =>
  choose('only goal', [
    say`وجاء هدف المباراة الوحيد في ${minute(goal.minute)} عن طريق ${person(scorer)}${how}.`,
    say`وسجل ${person(scorer)} هدف ${team(by)} الوحيد في ${minute(goal.minute)}${how}.`,
    say`وأحرز ${person(scorer)} هدف اللقاء الوحيد في ${minute(goal.minute)}${how}.`,
  ]);

const firstGoal = ({ goal, by, how, scorer, choose }: Named) =>
  choose('first goal', [
    say`افتتح ${person(scorer)} التسجيل ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
    say`تقدّم ${team(by)} في ${minute(goal.minute)} بهدف ${person(scorer)}${how}.`,
    say`منح ${person(scorer)} التقدم ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
    say`سجل ${person(scorer)} هدف ${team(by)} الأول في ${minute(goal.minute)}${how}.`,
    say`وضع ${person(scorer)} فريقه ${team(by)} في المقدمة في ${minute(goal.minute)}${how}.`,
  ]);

const level = ({ goal, by, how, scorer, choose }: Named) =>
  choose('level', [
    say`وأدرك ${person(scorer)} التعادل ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
    say`ثم عادل ${person(scorer)} النتيجة ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
    say`وعدّل ${person(scorer)} النتيجة ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
    say`وردّ ${team(by)} بهدف التعادل عن طريق ${person(scorer)} في ${minute(goal.minute)}${how}.`,
  ]);

const closer = ({ goal, by, how, scorer, choose }: Named) =>
  choose('closer', [
    say`وقلّص ${person(scorer)} الفارق ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
    say`ثم قلّص ${team(by)} الفارق بهدف ${person(scorer)} في ${minute(goal.minute)}${how}.`,
    say`وسجل ${person(scorer)} هدفًا ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
  ]);

const aheadAgain = ({ goal, by, how, scorer, choose }: Named) =>
  choose('ahead again', [
    say`وأعاد ${person(scorer)} التقدم ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
    say`ثم استعاد ${team(by)} التقدم بهدف ${person(scorer)} في ${minute(goal.minute)}${how}.`,
  ]);

const ahead = ({ goal, by, how, scorer, choose }: Named) =>
  choose('ahead', [
    say`وقلب ${team(by)} النتيجة عن طريق ${person(scorer)} في ${minute(goal.minute)}${how}.`,
    say`ثم تقدّم ${team(by)} بهدف ${person(scorer)} في ${minute(goal.minute)}${how}.`,
    say`وسجل ${person(scorer)} هدف التقدم ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
  ]);

const secondOfTwo = ({ goal, by, how, scorer, choose }: Named) =>
  choose('second of two', [
    say`وضاعف ${person(scorer)} النتيجة ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
    say`ثم أضاف ${person(scorer)} الهدف الثاني ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
    say`وعزّز ${person(scorer)} تقدم ${team(by)} في ${minute(goal.minute)}${how}.`,
  ]);

const numberOf = ({ score, side }: Goal) => ordinal(score[side]);

const lastGoal = ({ goal, by, how, scorer, choose }: Named) =>
  choose('last goal', [
    say`واختتم ${person(scorer)} أهداف ${team(by)} في ${minute(goal.minute)}${how}.`,
    say`وجاء الهدف ${numberOf(goal)} ${forTeam(by)} في ${minute(goal.minute)} عن طريق ${person(scorer)}${how}.`,
    say`ثم سجل ${person(scorer)} الهدف ${numberOf(goal)} ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
  ]);

const further = ({ goal, by, how, scorer, choose }: Named) =>
  choose('further', [
    say`وأضاف ${person(scorer)} الهدف ${numberOf(goal)} ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
    say`ووسّع ${person(scorer)} الفارق ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
    say`ثم عزّز ${person(scorer)} تقدم ${team(by)} في ${minute(goal.minute)}${how}.`,
  ]);

const families: Record<Situation, (named: Named) => Sentence> = {
  only: onlyGoal,
  first: firstGoal,
  level,
  closer,
  ahead,
  'ahead again': aheadAgain,
  'second of two': secondOfTwo,
  further,
  last: lastGoal,
};

/** Own goals, and goals whose scorer is not known. */
function unnamed({ goal, by, to, how, choose }: GoalFacts): Sentence {
  const number = numberOf(goal);
  if (!goal.scorer) {
    return choose('unnamed', [
      say`وسجل ${team(by)} هدفه ${number} في ${minute(goal.minute)}${how}.`,
      say`وجاء الهدف ${number} ${forTeam(by)} في ${minute(goal.minute)}${how}.`,
    ]);
  }
  return choose('own goal', [
    say`وجاء الهدف ${number} ${forTeam(by)} في ${minute(goal.minute)} بعد أن سجل ${person(goal.scorer)} بالخطأ في مرمى فريقه.`,
    say`وسجل ${person(goal.scorer)}، لاعب ${team(to)}، هدفًا عكسيًا في ${minute(goal.minute)} منح ${team(by)} هدفه ${number}.`,
  ]);
}

/** « من ركلة جزاء»، « بعد تمريرة من …»، « محرزًا هدفه الثاني في المباراة» */
function howOf({ kind, assist, ofScorer }: Goal): Sentence {
  const again = ofScorer > 1 ? `، وهو هدفه ${ordinal(ofScorer)} في المباراة` : '';
  if (kind === 'penalty') return say` من ركلة جزاء${again}`;
  return assist ? say` بعد تمريرة من ${person(assist)}${again}` : say`${again}`;
}

/** «وجاءت أهداف الهلال عن طريق مالكوم في الدقيقة 7، وداروين نونيز في الدقائق 42 و50 و82.» */
export function goalsListed({ record: { teams }, goals }: Facts): Sentence[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const own = goals.filter((goal) => goal.side === side);
    if (own.length === 0) return [];
    const noun = own.length === 1 ? 'هدف' : own.length === 2 ? 'هدفا' : 'أهداف';
    const verb = own.length <= 2 ? 'وجاء' : 'وجاءت';
    const byScorer = [
      ...Map.groupBy(own, ({ scorer, kind }) => `${scorer?.id} ${scorer?.name} ${kind === 'own'}`),
    ];
    const list = byScorer.flatMap(([, of], index) => say`${index > 0 ? '، و' : ''}${scorerWithMinutes(of)}`);
    return [say`${verb} ${noun} ${team(teams[side])} عن طريق ${list}.`];
  });
}

function scorerWithMinutes(goals: readonly Goal[]): Sentence {
  const { scorer, kind } = goals[0]!;
  const name = scorer ? person(scorer) : 'لاعب لم يُسجَّل اسمه';
  const noun = goals.length === 1 ? 'الدقيقة' : goals.length === 2 ? 'الدقيقتين' : 'الدقائق';
  const minutes = goals.flatMap((goal, index) => {
    const mark = goal.kind === 'penalty' ? ' (من ركلة جزاء)' : '';
    return say`${index > 0 ? ' و' : ''}${minuteNumber(goal.minute)}${mark}`;
  });
  return say`${name} في ${noun} ${minutes}${kind === 'own' ? ' بالخطأ في مرمى فريقه' : ''}`;
}
