import { drawWords, headlineWords } from '../score-words.ts';
import { otherSide } from '../record.ts';
import { person, say, type Sentence, team } from '../text.ts';
import { type Decided, decidedIn, type Facts } from './facts.ts';

/** A margin from which a win is a rout. */
const ROUT = 3;

/** The headline has the strongest of what happened. */
export function titleOf(facts: Facts): Sentence {
  const decided = decidedIn(facts);
  if (!decided) return ofDraw(facts);
  if (facts.record.shootOut) return ofShootOut(facts, decided);
  return ofComeback(facts, decided) ?? ofOneScorer(facts, decided) ?? ofWin(facts, decided);
}

function ofShootOut({ record: { teams }, choose }: Facts, { winner, loser }: Decided): Sentence {
  return choose('title shoot-out', [
    say`${team(winner)} يتخطى ${team(loser)} بركلات الترجيح`,
    say`ركلات الترجيح تحسم مواجهة ${team(teams.home)} و${team(teams.away)}`,
    say`${team(winner)} يفوز على ${team(loser)} بركلات الترجيح`,
    say`${team(winner)} يتفوق على ${team(loser)} بعد ركلات الترجيح`,
  ]);
}

function ofComeback({ course, choose }: Facts, { side, winner, loser, won, lost }: Decided) {
  if (course.worst[side] === 0) return undefined;
  return choose('title comeback', [
    say`${team(winner)} يقلب تأخره أمام ${team(loser)} إلى فوز`,
    say`${team(winner)} يتأخر ثم يفوز على ${team(loser)} ${headlineWords(won, lost)}`,
    say`${team(winner)} يعود أمام ${team(loser)} ويفوز ${headlineWords(won, lost)}`,
    say`${team(winner)} يحوّل تأخره إلى فوز على ${team(loser)}`,
  ]);
}

/** A hat-trick of the winner, a late winner, or the only goal. */
function ofOneScorer({ course, choose }: Facts, { side, winner, loser, won, lost }: Decided) {
  const { hatTrick, decisive } = course;
  if (hatTrick?.side === side && hatTrick.ofScorer === 3) {
    return choose('title hat-trick', [
      say`ثلاثية ${person(hatTrick.scorer!)} تقود ${team(winner)} إلى الفوز على ${team(loser)}`,
      say`${person(hatTrick.scorer!)} يسجل ثلاثة أهداف في فوز ${team(winner)} على ${team(loser)}`,
      say`بثلاثية ${person(hatTrick.scorer!)}: ${team(winner)} يتفوق على ${team(loser)}`,
    ]);
  }
  if (won - lost !== 1 || !decisive?.scorer || decisive.kind === 'own') return undefined;
  if (course.isLate) {
    return choose('title late', [
      say`هدف متأخر من ${person(decisive.scorer)} يمنح ${team(winner)} الفوز على ${team(loser)}`,
      say`${person(decisive.scorer)} يحسم فوز ${team(winner)} على ${team(loser)} في الدقائق الأخيرة`,
      say`${team(winner)} يخطف الفوز من ${team(loser)} بهدف متأخر`,
    ]);
  }
  if (won !== 1) return undefined;
  return choose('title only goal', [
    say`هدف ${person(decisive.scorer)} يكفي ${team(winner)} للفوز على ${team(loser)}`,
    say`${team(winner)} يتجاوز ${team(loser)} بهدف ${person(decisive.scorer)}`,
    say`${person(decisive.scorer)} يمنح ${team(winner)} الفوز على ${team(loser)}`,
    say`${team(winner)} يفوز على ${team(loser)} بهدف نظيف`,
  ]);
}

function ofWin({ choose }: Facts, { winner, loser, won, lost }: Decided): Sentence {
  const score = headlineWords(won, lost);
  if (won - lost >= ROUT) {
    return choose('title rout', [
      say`${team(winner)} يكتسح ${team(loser)} ${score}`,
      say`فوز عريض: ${team(winner)} يتغلب على ${team(loser)} ${score}`,
      say`${team(winner)} يهز شباك ${team(loser)} ${score}`,
      say`${team(winner)} يفوز على ${team(loser)} ${score}`,
    ]);
  }
  return choose('title win', [
    say`${team(winner)} يفوز على ${team(loser)} ${score}`,
    say`${team(winner)} يتغلب على ${team(loser)} ${score}`,
    say`${team(winner)} يتخطى ${team(loser)} ${score}`,
    say`${team(winner)} يتفوق على ${team(loser)} ${score}`,
    say`فوز ${team(winner)} على ${team(loser)} ${score}`,
  ]);
}

function ofDraw({ record: { teams, goals }, course, choose }: Facts): Sentence {
  const { home, away } = teams;
  if (goals.home === 0) {
    return choose('title goalless', [
      say`التعادل السلبي ينهي مواجهة ${team(home)} و${team(away)}`,
      say`${team(home)} و${team(away)} يكتفيان بالتعادل السلبي`,
      say`لا أهداف في لقاء ${team(home)} و${team(away)}`,
      say`تعادل سلبي بين ${team(home)} و${team(away)}`,
    ]);
  }
  const { decisive } = course;
  if (decisive && course.isLate) {
    const [saved, other] = [teams[decisive.side], teams[otherSide(decisive.side)]];
    return choose('title late draw', [
      say`${team(saved)} يخطف التعادل من ${team(other)} في الدقائق الأخيرة`,
      say`هدف متأخر يمنح ${team(saved)} التعادل مع ${team(other)}`,
      say`${team(saved)} يدرك التعادل أمام ${team(other)} بهدف متأخر`,
    ]);
  }
  return choose('title draw', [
    say`${team(home)} و${team(away)} يتعادلان ${drawWords(goals.home).replace('بالتعادل ', '')}`,
    say`${team(home)} يتعادل مع ${team(away)} ${drawWords(goals.home).replace('بالتعادل ', '')}`,
    say`لقاء ${team(home)} و${team(away)} ينتهي بالتعادل`,
    say`لا غالب بين ${team(home)} و${team(away)}`,
  ]);
}
