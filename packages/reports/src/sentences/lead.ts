import { ahead } from '../course.ts';
import { otherSide } from '../record.ts';
import { drawWords, shootOutWords, winWords } from '../score-words.ts';
import { opensOtherwise } from '../opening.ts';
import { say, type Sentence, team } from '../text.ts';
import { type Decided, decidedIn, type Facts } from './facts.ts';
import { whereOf } from './where.ts';

/** Result, place and competition; then the half-time score where goals were scored. */
export function leadOf(facts: Facts): Sentence[] {
  const decided = decidedIn(facts);
  const first = decided
    ? facts.record.shootOut
      ? ofShootOut(facts, decided)
      : ofWin(facts, decided)
    : ofDraw(facts);
  return [first, ...halftimeOf(facts)];
}

function ofWin(facts: Facts, { winner, loser, won, lost }: Decided): Sentence {
  const { record, choose } = facts;
  const score = winWords(won, lost);
  const where = whereOf(record);
  const after = record.hadExtraTime ? ' بعد وقت إضافي' : '';
  return choose(
    'lead win',
    [
      say`فاز ${team(winner)} على ${team(loser)} ${score}${after}، ${where}.`,
      say`تغلّب ${team(winner)} على ${team(loser)} ${score}${after}، ${where}.`,
      say`حقق ${team(winner)} الفوز على ${team(loser)} ${score}${after}، ${where}.`,
      say`تفوّق ${team(winner)} على ${team(loser)} ${score}${after}، ${where}.`,
      say`خرج ${team(winner)} فائزًا من مواجهة ${team(loser)} ${score}${after}، ${where}.`,
      say`حسم ${team(winner)} لقاءه مع ${team(loser)} ${score}${after}، ${where}.`,
      say`انتهت مواجهة ${team(winner)} و${team(loser)} بفوز الأول ${score}${after}، ${where}.`,
    ],
    opensOtherwise(facts.lastOpening),
  );
}

function ofShootOut(facts: Facts, { winner, loser }: Decided): Sentence {
  const { record, choose } = facts;
  const kicks = shootOutWords(record.shootOut!);
  const where = whereOf(record);
  const after = beforeKicks(facts);
  return choose(
    'lead shoot-out',
    [
      say`حسم ${team(winner)} مواجهته مع ${team(loser)} بركلات الترجيح ${kicks}، ${after}، ${where}.`,
      say`فاز ${team(winner)} على ${team(loser)} بركلات الترجيح ${kicks}، ${where}، ${after}.`,
      say`احتاج ${team(winner)} إلى ركلات الترجيح للفوز على ${team(loser)} ${kicks}، ${after}، ${where}.`,
    ],
    opensOtherwise(facts.lastOpening),
  );
}

/** What the shoot-out followed: a draw, or a second leg after which both had scored as often. */
function beforeKicks({ record: { goals, teams, hadExtraTime } }: Facts): Sentence {
  const side = ahead(goals);
  if (side) {
    const score = winWords(goals[side], goals[otherSide(side)]);
    return say`بعد انتهاء لقاء الإياب بفوز ${team(teams[side])} ${score} وتعادل الفريقين في مجموع المباراتين`;
  }
  return say`بعد انتهاء ${hadExtraTime ? 'الوقتين الأصلي والإضافي' : 'الوقت الأصلي'} ${drawWords(goals.home)}`;
}

function ofDraw(facts: Facts): Sentence {
  const { record, choose } = facts;
  const { home, away } = record.teams;
  const drawn = `${drawWords(record.goals.home)}${record.hadExtraTime ? ' بعد وقت إضافي' : ''}`;
  const where = whereOf(record);
  return choose(
    'lead draw',
    [
      say`انتهت مباراة ${team(home)} و${team(away)} ${drawn}، ${where}.`,
      say`انتهى لقاء ${team(home)} و${team(away)} ${drawn}، ${where}.`,
      say`اكتفى ${team(home)} و${team(away)} ${drawn}، ${where}.`,
      say`خرج ${team(home)} و${team(away)} ${drawn} من اللقاء الذي جمعهما، ${where}.`,
      say`أنهى ${team(home)} لقاءه مع ${team(away)} ${drawn}، ${where}.`,
    ],
    opensOtherwise(facts.lastOpening),
  );
}

function halftimeOf({ record: { halftime, goals, teams }, choose }: Facts): Sentence[] {
  if (!halftime || goals.home + goals.away === 0) return [];
  const { home, away } = halftime;
  const side = ahead(halftime);
  if (!side) {
    return [
      choose('half level', [
        say`وانتهى الشوط الأول ${drawWords(home)}.`,
        say`وكان الشوط الأول قد انتهى ${drawWords(home)}.`,
        say`وأنهى الفريقان الشوط الأول ${drawWords(home)}.`,
      ]),
    ];
  }
  const leader = teams[side];
  const score = winWords(Math.max(home, away), Math.min(home, away));
  return [
    choose('half lead', [
      say`وانتهى الشوط الأول بتقدم ${team(leader)} ${score}.`,
      say`وكان ${team(leader)} متقدمًا ${score} عند الاستراحة.`,
      say`وأنهى ${team(leader)} الشوط الأول متقدمًا ${score}.`,
    ]),
  ];
}
