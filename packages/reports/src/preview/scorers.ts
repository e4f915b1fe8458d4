import { goal } from '@safira/arabic/nouns/match-nouns';
import { count, countAfterPreposition } from '@safira/arabic/nouns/plurals';
import type { Team } from '../record.ts';
import { person, say, type Sentence, team } from '../text.ts';
import { byGender, type PreviewFacts } from './facts.ts';
import type { TopScorer } from './record.ts';

/** Who has scored most for each team in this competition and season. */
export function scorersOf(facts: PreviewFacts): Sentence[] {
  const { scorers, teams } = facts.record;
  const { home, away } = scorers;
  if (home && away) return [ofBoth(facts, home, away)];
  if (home) return [ofOne(facts, home, teams.home)];
  return away ? [ofOne(facts, away, teams.away)] : [];
}

const leads = (of: Team) => byGender(of, { masculine: 'يتصدر', feminine: 'تتصدر' });
const scorersWord = (of: Team) => byGender(of, { masculine: 'هدافي', feminine: 'هدافات' });
const players = (of: Team) => byGender(of, { masculine: 'لاعبي', feminine: 'لاعبات' });
const scorer = (of: Team) => byGender(of, { masculine: 'هداف', feminine: 'هدافة' });
const listWord = (of: Team) => byGender(of, { masculine: 'الهدافين', feminine: 'الهدافات' });
const isWord = (of: Team) => byGender(of, { masculine: 'هو', feminine: 'هي' });
const scored = (of: Team) => byGender(of, { masculine: 'سجل', feminine: 'سجلت' });

/** «برصيد 8 أهداف» */
const withGoals = ({ goals }: TopScorer) => `برصيد ${countAfterPreposition(goals, goal)}`;
const goalsOf = ({ goals }: TopScorer) => countAfterPreposition(goals, goal);
const inBrackets = ({ goals }: TopScorer) => `(${count(goals, goal)})`;

/** A cup may be played within weeks: only of a league it is «this season». */
const during = ({ isLeague }: PreviewFacts['record']) => (isLeague ? 'في البطولة هذا الموسم' : 'في البطولة');

function ofBoth({ record, choose }: PreviewFacts, first: TopScorer, second: TopScorer): Sentence {
  const { home, away } = record.teams;
  const [p, q] = [person(first), person(second)];
  const when = during(record);
  return choose('preview scorers', [
    say`${leads(home)} ${p} ${scorersWord(home)} ${team(home)} ${when} ${withGoals(first)}، و${leads(away)} ${q} ${scorersWord(away)} ${team(away)} ${withGoals(second)}.`,
    say`أكثر ${players(home)} ${team(home)} تسجيلًا ${when} ${p} ${inBrackets(first)}، وأكثر ${players(away)} ${team(away)} تسجيلًا ${q} ${inBrackets(second)}.`,
    say`${scored(home)} ${p} ${goalsOf(first)} ${when}، و${isWord(home)} ${scorer(home)} ${team(home)}، و${scored(away)} ${q} ${goalsOf(second)}، و${isWord(away)} ${scorer(away)} ${team(away)}.`,
    say`على صعيد ${listWord(home)}، ${leads(home)} ${p} قائمة ${team(home)} ${when} ${withGoals(first)}، و${leads(away)} ${q} قائمة ${team(away)} ${withGoals(second)}.`,
    say`${scorer(home)} ${team(home)} ${when} ${isWord(home)} ${p} ${withGoals(first)}، و${scorer(away)} ${team(away)} ${isWord(away)} ${q} ${withGoals(second)}.`,
  ]);
}

function ofOne({ record, choose }: PreviewFacts, one: TopScorer, of: Team): Sentence {
  const when = during(record);
  return choose('preview scorer', [
    say`${leads(of)} ${person(one)} ${scorersWord(of)} ${team(of)} ${when} ${withGoals(one)}.`,
    say`أكثر ${players(of)} ${team(of)} تسجيلًا ${when} ${isWord(of)} ${person(one)} ${withGoals(one)}.`,
    say`${scored(of)} ${person(one)} ${goalsOf(one)} ${when}، و${isWord(of)} ${scorer(of)} ${team(of)}.`,
    say`على صعيد ${listWord(of)}، ${leads(of)} ${person(one)} قائمة ${team(of)} ${when} ${withGoals(one)}.`,
    say`${scorer(of)} ${team(of)} ${when} ${isWord(of)} ${person(one)} ${withGoals(one)}.`,
  ]);
}
