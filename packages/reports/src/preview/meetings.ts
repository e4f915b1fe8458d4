import { countAfterPreposition } from '@safira/arabic/nouns/plurals';
import { meeting, time } from '@safira/arabic/nouns/report-nouns';
import { ahead } from '../course.ts';
import { lastMeetingOf } from '../sentences/last-meeting.ts';
import { say, type Sentence, team } from '../text.ts';
import type { Team } from '../record.ts';
import type { Choose } from '../variants.ts';
import type { PreviewFacts } from './facts.ts';
import type { PreviewRecord } from './record.ts';

/** The balance of the last meetings, and how the very last one ended. */
export function meetingsOf(facts: PreviewFacts): Sentence[] {
  const { record, choose } = facts;
  const { meetings, teams } = record;
  const [lastMeeting = null] = meetings;
  const last = lastMeetingOf({ lastMeeting, teams }, choose);
  const balance = balanceOf(facts);
  return balance.length > 0 ? [...balance, ...last] : last.map(withoutAnd);
}

/** At the beginning of a paragraph there is no «و». */
const withoutAnd = ([first, ...rest]: Sentence): Sentence => [
  { ...first!, text: first!.text.replace(/^و/, '') },
  ...rest,
];

export function countMeetings({ meetings }: Pick<PreviewRecord, 'meetings'>) {
  const winners = meetings.map(({ goals }) => ahead(goals));
  const of = (winner: 'home' | 'away' | undefined) => winners.filter((one) => one === winner).length;
  return { played: meetings.length, home: of('home'), draws: of(undefined), away: of('away') };
}

const times = (n: number) => countAfterPreposition(n, time);

function balanceOf({ record, choose }: PreviewFacts): Sentence[] {
  const { played, home, draws, away } = countMeetings(record);
  if (played < 2) return [];
  const { teams } = record;
  const last = `آخر ${countAfterPreposition(played, meeting)}`;
  if (draws === played) return [ofDraws(choose, last)];
  if (home === played || away === played)
    return [ofOneWinner(choose, last, home > 0 ? teams.home : teams.away)];
  const verbs = listed([
    home > 0 && say`فاز ${team(teams.home)} ${times(home)}`,
    away > 0 && say`فاز ${team(teams.away)} ${times(away)}`,
    draws > 0 && say`تعادلا ${times(draws)}`,
  ]);
  const nouns = listed([
    home > 0 && say`فوز ${team(teams.home)} ${times(home)}`,
    away > 0 && say`فوز ${team(teams.away)} ${times(away)}`,
    draws > 0 && say`التعادل ${times(draws)}`,
  ]);
  return [
    choose('preview balance', [
      say`في ${last} بين الفريقين، ${verbs}.`,
      say`من ${last} بين الفريقين، ${verbs}.`,
      say`شهدت ${last} بين الفريقين ${nouns}.`,
      say`حصيلة ${last} بين الفريقين: ${nouns}.`,
      say`في سجل ${last} بين الفريقين ${nouns}.`,
    ]),
  ];
}

const ofDraws = (choose: Choose, last: string): Sentence =>
  choose('preview balance drawn', [
    say`تعادل الفريقان في ${last} بينهما.`,
    say`انتهت ${last} بين الفريقين بالتعادل.`,
    say`في ${last} بين الفريقين لم يفز أي منهما.`,
    say`لم تعرف ${last} بين الفريقين فائزًا.`,
    say`كان التعادل نتيجة ${last} بين الفريقين.`,
  ]);

const ofOneWinner = (choose: Choose, last: string, of: Team): Sentence =>
  choose('preview balance won', [
    say`فاز ${team(of)} في ${last} بين الفريقين.`,
    say`انتهت ${last} بين الفريقين بفوز ${team(of)}.`,
    say`كسب ${team(of)} ${last} بين الفريقين.`,
    say`في ${last} بين الفريقين كان الفوز من نصيب ${team(of)}.`,
    say`ذهب الفوز إلى ${team(of)} في ${last} بين الفريقين.`,
  ]);

/** «…، و…، و…» */
const listed = (parts: readonly (Sentence | false)[]): Sentence =>
  parts
    .filter((part) => part !== false)
    .reduce((all, part) => (all.length === 0 ? part : say`${all}، و${part}`), [] as Sentence);
