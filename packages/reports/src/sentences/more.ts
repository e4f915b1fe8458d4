import { isBooking } from '@safira/football/matches/goals';
import { otherSide } from '../record.ts';
import { forTeam, ltr, say, type Sentence, team } from '../text.ts';
import type { Facts } from './facts.ts';
import { lastMeetingOf } from './last-meeting.ts';

/** What a short report is completed with, the most interesting first. */
export function moreOf(facts: Facts): Sentence[] {
  return [
    ...lastMeetingOf(facts.record, facts.choose),
    ...cornersOf(facts),
    ...bookingsOf(facts),
    ...formationsOf(facts),
    ...refereeOf(facts),
  ];
}

function bookingsOf({ record: { events, teams }, choose }: Facts): Sentence[] {
  const booked = (id: number) => events.filter((event) => isBooking(event) && event.team.id === id).length;
  const [home, away] = [booked(teams.home.id), booked(teams.away.id)];
  const all = home + away;
  if (all === 0) return []; // perhaps the provider counts no cards of this competition
  const shares =
    home === 0 || away === 0
      ? say`${all === 1 ? '' : all === 2 ? 'كلتاهما ' : 'كلها '}${forTeam(home === 0 ? teams.away : teams.home)}`
      : say`${shareOf(home)} ${forTeam(teams.home)} و${shareOf(away)} ${forTeam(teams.away)}`;
  return [
    choose('bookings', [
      say`وأشهر الحكم ${yellows(all)}، ${shares}.`,
      say`وشهد اللقاء ${yellows(all)}، ${shares}.`,
    ]),
  ];
}

function yellows(n: number): string {
  if (n === 1) return 'بطاقة صفراء واحدة';
  if (n === 2) return 'بطاقتين صفراوين';
  return n <= 10 ? `${n} بطاقات صفراء` : `${n} بطاقة صفراء`;
}

const shareOf = (n: number) => (n === 1 ? 'واحدة' : n === 2 ? 'اثنتان' : String(n));

function cornersOf({ record: { statistics, teams }, choose }: Facts): Sentence[] {
  if (!statistics) return [];
  const side = statistics.home.corners >= statistics.away.corners ? 'home' : 'away';
  const [most, least] = [statistics[side].corners, statistics[otherSide(side)].corners];
  if (most < 3) return [];
  const [of, other] = [teams[side], teams[otherSide(side)]];
  const noun = most <= 10 ? 'ركلات ركنية' : 'ركلة ركنية';
  if (most === least) return [say`ونفذ كل فريق ${most} ${noun}.`];
  return [
    choose('corners', [
      say`وحصل ${team(of)} على ${most} ${noun} مقابل ${few(least)} ${forTeam(other)}.`,
      say`ونفذ ${team(of)} ${most} ${noun} مقابل ${few(least)} ${forTeam(other)}.`,
    ]),
  ];
}

const few = (n: number) => ['لا شيء', 'واحدة', 'اثنتين'][n] ?? String(n);

function formationsOf({ record: { formations, teams }, choose }: Facts): Sentence[] {
  if (!formations) return [];
  const [home, away] = [ltr(formations.home), ltr(formations.away)];
  return [
    formations.home === formations.away
      ? say`وبدأ الفريقان اللقاء بطريقة ${home}.`
      : choose('formations', [
          say`وبدأ ${team(teams.home)} اللقاء بطريقة ${home}، و${team(teams.away)} بطريقة ${away}.`,
          say`ولعب ${team(teams.home)} بطريقة ${home} أمام ${team(teams.away)} الذي اعتمد طريقة ${away}.`,
        ]),
  ];
}

const refereeOf = ({ record: { referee } }: Facts): Sentence[] =>
  referee ? [say`وأدار اللقاء الحكم ${referee}.`] : [];
