import { draw, win } from '@safira/arabic/nouns/match-nouns';
import { count, countAfterPreposition, match } from '@safira/arabic/nouns/plurals';
import { loss } from '@safira/arabic/nouns/report-nouns';
import { type Outcome, streakOf } from '@safira/football/teams/form';
import type { Team } from '../record.ts';
import { forTeam, say, type Sentence, team } from '../text.ts';
import type { Choose } from '../variants.ts';
import { LONG_RUN, type PreviewFacts } from './facts.ts';

const MOST = 5;
/** One match is no form. */
const LEAST = 2;

/** How many of the last matches of each team are counted: as many as both have played. */
export function formLength({ outcomes }: PreviewFacts['record']): number {
  const length = Math.min(MOST, outcomes.home.length, outcomes.away.length);
  return length < LEAST ? 0 : length;
}

/** The last matches of both in this competition, and the runs that go beyond them. */
export function formOf(facts: PreviewFacts): Sentence[] {
  const length = formLength(facts.record);
  return length === 0 ? [] : [talliesOf(facts, length), ...runsOf(facts, length)];
}

type Tally = { nominative: string; afterBa: string };

/** «3 انتصارات وتعادل واحد» */
function tallyOf(outcomes: readonly Outcome[]): Tally {
  const counted = ([kind, noun]: readonly [Outcome, typeof win]) => ({
    n: outcomes.filter((one) => one === kind).length,
    noun,
  });
  const nouns = [['W', win] as const, ['D', draw] as const, ['L', loss] as const];
  const parts = nouns.map(counted).filter(({ n }) => n > 0);
  const oblique = parts.map(({ n, noun }) => countAfterPreposition(n, noun)).join(' و');
  return {
    nominative: parts.map(({ n, noun }) => count(n, noun)).join(' و'),
    afterBa: /^\d/.test(oblique) ? `بـ${oblique}` : `ب${oblique}`,
  };
}

function talliesOf({ record: { outcomes, teams }, choose }: PreviewFacts, length: number): Sentence {
  const [home, away] = [team(teams.home), team(teams.away)];
  const [h, a] = [tallyOf(outcomes.home.slice(-length)), tallyOf(outcomes.away.slice(-length))];
  const last = `آخر ${countAfterPreposition(length, match)}`;
  if (h.nominative === a.nominative) return ofBoth(choose, last, h);
  return choose('preview form', [
    say`حصيلة ${home} في ${last} له في البطولة: ${h.nominative}، وحصيلة ${away}: ${a.nominative}.`,
    say`خرج ${home} من ${last} له في البطولة ${h.afterBa}، وخرج ${away} ${a.afterBa}.`,
    say`في ${last} لكل فريق في البطولة، خرج ${home} ${h.afterBa}، و${away} ${a.afterBa}.`,
    say`في سجل ${home} من ${last} له في البطولة ${h.nominative}، وفي سجل ${away} ${a.nominative}.`,
    say`يصل ${home} إلى هذا اللقاء ${h.afterBa} في ${last} له في البطولة، ويصل إليه ${away} ${a.afterBa}.`,
    say`نتائج ${last} في البطولة: ${forTeam(teams.home)} ${h.nominative}، و${forTeam(teams.away)} ${a.nominative}.`,
  ]);
}

const ofBoth = (choose: Choose, last: string, { nominative, afterBa }: Tally): Sentence =>
  choose('preview form same', [
    say`للفريقين الحصيلة نفسها في ${last} لكل منهما في البطولة: ${nominative}.`,
    say`خرج كل من الفريقين من ${last} له في البطولة ${afterBa}.`,
    say`في سجل كل من الفريقين من ${last} له في البطولة ${nominative}.`,
    say`يصل كل من الفريقين إلى هذا اللقاء ${afterBa} في ${last} له في البطولة.`,
    say`حصيلة كل من الفريقين في ${last} له في البطولة: ${nominative}.`,
  ]);

function runsOf({ record: { outcomes, teams }, choose }: PreviewFacts, length: number): Sentence[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const { streak, unbeaten } = streakOf(outcomes[side]);
    const winless = streakOf(outcomes[side].map((one) => (one === 'W' ? 'L' : 'W'))).unbeaten;
    const of = teams[side];
    // A run of all the matches that have just been counted is no news.
    if (streak.length >= LONG_RUN && streak.length !== length) {
      if (streak.kind === 'W') return [wins(choose, of, streak.length)];
      if (streak.kind === 'L') return [losses(choose, of, streak.length)];
    }
    if (streak.kind !== 'W' && winless > MOST) return [withoutWin(choose, of, winless)];
    if (streak.kind !== 'L' && unbeaten > MOST && streak.length !== unbeaten)
      return [withoutDefeat(choose, of, unbeaten)];
    return [];
  });
}

const matches = (n: number) => countAfterPreposition(n, match);

/** «4 انتصارات متتالية» */
export const winsInRow = (n: number): string => (n <= 10 ? `${n} انتصارات متتالية` : `${n} انتصارًا متتاليًا`);

/** One family, in which templates of one place are built alike: the runs of both teams are worded differently. */
const RUN = 'preview run';

const wins = (choose: Choose, of: Team, n: number): Sentence =>
  choose(RUN, [
    say`وفاز ${team(of)} في آخر ${matches(n)} له في البطولة.`,
    say`و${forTeam(of)} ${winsInRow(n)} في البطولة.`,
    say`ويدخل ${team(of)} اللقاء بعد ${winsInRow(n)} في البطولة.`,
    say`وحقق ${team(of)} الفوز في مبارياته الـ${n} الأخيرة في البطولة.`,
    say`وكسب ${team(of)} آخر ${matches(n)} خاضها في البطولة.`,
  ]);

const losses = (choose: Choose, of: Team, n: number): Sentence =>
  choose(RUN, [
    say`وخسر ${team(of)} آخر ${matches(n)} له في البطولة.`,
    say`وتلقى ${team(of)} ${n} ${n <= 10 ? 'هزائم' : 'هزيمة'} متتالية في البطولة.`,
    say`ويدخل ${team(of)} اللقاء بعد ${n} ${n <= 10 ? 'هزائم' : 'هزيمة'} متتالية في البطولة.`,
    say`وخسر ${team(of)} مبارياته الـ${n} الأخيرة في البطولة.`,
    say`وانتهت آخر ${matches(n)} خاضها ${team(of)} في البطولة بالخسارة.`,
  ]);

const withoutDefeat = (choose: Choose, of: Team, n: number): Sentence =>
  choose(RUN, [
    say`ولم يخسر ${team(of)} في آخر ${matches(n)} له في البطولة.`,
    say`ولم يتلق ${team(of)} أي هزيمة في آخر ${matches(n)} له في البطولة.`,
    say`ويدخل ${team(of)} اللقاء بعد ${matches(n)} دون خسارة في البطولة.`,
    say`وتجنب ${team(of)} الخسارة في مبارياته الـ${n} الأخيرة في البطولة.`,
    say`وخاض ${team(of)} آخر ${matches(n)} له في البطولة دون خسارة.`,
  ]);

const withoutWin = (choose: Choose, of: Team, n: number): Sentence =>
  choose(RUN, [
    say`ولم يفز ${team(of)} في آخر ${matches(n)} له في البطولة.`,
    say`وغاب الفوز عن ${team(of)} في آخر ${matches(n)} له في البطولة.`,
    say`ويدخل ${team(of)} اللقاء بعد ${matches(n)} دون فوز في البطولة.`,
    say`ولم يحقق ${team(of)} الفوز في مبارياته الـ${n} الأخيرة في البطولة.`,
    say`وخاض ${team(of)} آخر ${matches(n)} له في البطولة دون فوز.`,
  ]);

/** What a short preview is completed with: all matches of both teams in the competition. */
export function seasonOf({ record, choose }: PreviewFacts): Sentence[] {
  const { outcomes, teams } = record;
  const [h, a] = [tallyOf(outcomes.home), tallyOf(outcomes.away)];
  const length = formLength(record);
  if (length === 0 || Math.max(outcomes.home.length, outcomes.away.length) === length) return [];
  const [home, away] = [team(teams.home), team(teams.away)];
  const [m, n] = [matches(outcomes.home.length), matches(outcomes.away.length)];
  return [
    choose('preview season', [
      say`وخاض ${home} حتى الآن ${m} في البطولة وحصيلته ${h.nominative}، وخاض ${away} ${n} وحصيلته ${a.nominative}.`,
      say`ومنذ بداية البطولة خرج ${home} ${h.afterBa} من ${m}، وخرج ${away} ${a.afterBa} من ${n}.`,
      say`ونتائج ${home} في البطولة كلها ${h.nominative} من ${m}، ونتائج ${away} ${a.nominative} من ${n}.`,
      say`وفي البطولة كلها ${forTeam(teams.home)} ${h.nominative} من ${m}، و${forTeam(teams.away)} ${a.nominative} من ${n}.`,
      say`وحصيلة ${home} في ${m} من البطولة ${h.nominative}، وحصيلة ${away} في ${n} ${a.nominative}.`,
    ]),
  ];
}
