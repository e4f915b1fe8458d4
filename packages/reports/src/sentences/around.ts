import { dayMonth, dayName } from '@safira/arabic/formats/dates';
import { ordinal, ordinalFeminine } from '@safira/arabic/formats/ordinals';
import { count, countAfterPreposition, match, point } from '@safira/arabic/nouns/plurals';
import { type NextMatch, otherSide, type Place, type Team } from '../record.ts';
import { type Run, runOf } from '../runs.ts';
import { forTeam, ltr, say, type Sentence, team } from '../text.ts';
import { decidedIn, type Facts } from './facts.ts';

/** Larger ordinals are not written in words. */
const MOST_ORDINAL = 10;

export function statisticsOf({ record: { statistics, teams, goals }, choose }: Facts): Sentence[] {
  if (!statistics) return [];
  const side = statistics.home.shots >= statistics.away.shots ? 'home' : 'away';
  const [more, less] = [statistics[side], statistics[otherSide(side)]];
  const [of, other] = [teams[side], teams[otherSide(side)]];
  const kept = statistics.home.possession >= statistics.away.possession ? 'home' : 'away';
  const possession = ltr(`${statistics[kept].possession}%`);
  const isGoalless = goals.home + goals.away === 0;
  return [
    choose('shots', [
      say`وسدد ${team(of)} ${shots(more.shots)}، منها ${more.onTarget} على المرمى، مقابل ${less.shots} ${forTeam(other)}${isGoalless ? ' دون أن تهتز الشباك' : ''}.`,
      say`وبلغت تسديدات ${team(of)} ${more.shots}، بينها ${more.onTarget} على المرمى، مقابل ${less.shots} ${forTeam(other)}.`,
      say`وفي الأرقام، سدد ${team(of)} ${shots(more.shots)} (${more.onTarget} على المرمى) مقابل ${less.shots} ${forTeam(other)}.`,
    ]),
    choose('possession', [
      say`وبلغت نسبة استحواذ ${team(teams[kept])} على الكرة ${possession}.`,
      say`وكان الاستحواذ ${forTeam(teams[kept])} بنسبة ${possession}.`,
      say`واستحوذ ${team(teams[kept])} على الكرة بنسبة ${possession}.`,
    ]),
  ];
}

const shots = (n: number) => (n === 1 ? 'كرة واحدة' : n === 2 ? 'كرتين' : `${n} ${n <= 10 ? 'كرات' : 'كرة'}`);

/** What the result changed in the table, and how long a run goes on. */
export function tableOf(facts: Facts): Sentence[] {
  const { record } = facts;
  const { places } = record;
  if (!places) return runsOf(facts);
  const first = decidedIn(facts)?.side ?? 'home';
  const changes = [first, otherSide(first)].map((side) => {
    const hasLost = record.outcomes[side].at(-1) === 'L';
    return hasLost
      ? stayed(facts, record.teams[side], places[side])
      : rose(facts, record.teams[side], places[side]);
  });
  return [...changes, ...runsOf(facts)];
}

/** The order of the teams may change by other matches, so only the place itself is written. */
const placeText = ({ before, after }: Place): string =>
  before === after
    ? `في المركز ${ordinal(after)}`
    : `في المركز ${ordinal(after)} بعد أن كان في المركز ${ordinal(before)}`;

const pointsText = (points: number) => countAfterPreposition(points, point);

const rose = ({ choose }: Facts, of: Team, place: Place): Sentence =>
  choose('points won', [
    say`ورفع ${team(of)} رصيده إلى ${pointsText(place.points)} ${placeText(place)}.`,
    say`وبهذه النتيجة بلغ رصيد ${team(of)} ${count(place.points, point)} ${placeText(place)}.`,
    say`وأصبح رصيد ${team(of)} ${count(place.points, point)} ${placeText(place)}.`,
  ]);

const stayed = ({ choose }: Facts, of: Team, place: Place): Sentence =>
  place.points === 0
    ? say`وبقي ${team(of)} بلا نقاط ${placeText(place)}.`
    : choose('points lost', [
        say`وبقي ${team(of)} على رصيده البالغ ${count(place.points, point)} ${placeText(place)}.`,
        say`وتوقف رصيد ${team(of)} عند ${pointsText(place.points)} ${placeText(place)}.`,
        say`وتجمد رصيد ${team(of)} عند ${pointsText(place.points)} ${placeText(place)}.`,
      ]);

/** Runs count matches of this competition and season only. */
function runsOf({ record, choose }: Facts): Sentence[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const [found, of] = [runOf(record.outcomes[side]), record.teams[side]];
    if (found?.kind !== 'unbeaten') return found ? [run(choose, of, found)] : [];
    return [say`ولم يخسر ${team(of)} في آخر ${countAfterPreposition(found.length, match)} له في البطولة.`];
  });
}

function run(choose: Facts['choose'], of: Team, { kind, length }: Run) {
  const isWin = kind === 'wins';
  if (length > MOST_ORDINAL) {
    return say`و${isWin ? 'فاز' : 'خسر'} ${team(of)} في آخر ${countAfterPreposition(length, match)} له في البطولة.`;
  }
  return isWin
    ? choose('wins', [
        say`وهذا هو الفوز ${ordinal(length)} على التوالي ${forTeam(of)} في البطولة.`,
        say`وحقق ${team(of)} فوزه ${ordinal(length)} تواليًا في البطولة.`,
      ])
    : choose('losses', [
        say`وهذه هي الخسارة ${ordinalFeminine(length)} على التوالي ${forTeam(of)} في البطولة.`,
        say`وتلقى ${team(of)} خسارته ${ordinalFeminine(length)} تواليًا في البطولة.`,
      ]);
}

export function nextOf({ record: { next, teams }, choose }: Facts): Sentence[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const coming = next[side];
    return coming ? [meets(choose, teams[side], coming)] : [];
  });
}

function meets(choose: Facts['choose'], of: Team, { opponent, isAtHome, date }: NextMatch): Sentence {
  const day = `${dayName(date)} ${dayMonth(date)}`;
  return isAtHome
    ? choose('next at home', [
        say`ويستضيف ${team(of)} في مباراته المقبلة ${team(opponent)} يوم ${day}.`,
        say`ويلتقي ${team(of)} ضيفه ${team(opponent)} في مباراته المقبلة يوم ${day}.`,
      ])
    : choose('next away', [
        say`ويحل ${team(of)} في مباراته المقبلة ضيفًا على ${team(opponent)} يوم ${day}.`,
        say`ويلعب ${team(of)} مباراته المقبلة على أرض ${team(opponent)} يوم ${day}.`,
      ]);
}
