import { longDate } from '@safira/arabic/formats/dates';
import { ahead } from '../course.ts';
import { type MatchRecord, otherSide } from '../record.ts';
import { drawWords, winWords } from '../score-words.ts';
import { say, type Sentence, team } from '../text.ts';
import type { Choose } from '../variants.ts';

type Met = Pick<MatchRecord, 'lastMeeting' | 'teams'>;

/** How the last match of the two ended. */
export function lastMeetingOf({ lastMeeting, teams }: Met, choose: Choose): Sentence[] {
  if (!lastMeeting) return [];
  const { date, goals } = lastMeeting;
  const day = `يوم ${longDate(date)}`;
  const side = ahead(goals);
  if (!side) {
    const drawn = drawWords(goals.home);
    return [
      choose('last meeting drawn', [
        say`وكان آخر لقاء بين الفريقين، ${day}، قد انتهى ${drawn}.`,
        say`وكان الفريقان قد أنهيا لقاءهما السابق، ${day}، ${drawn}.`,
        say`وانتهى اللقاء السابق بين الفريقين، ${day}، ${drawn}.`,
        say`وفي لقائهما السابق، ${day}، خرج الفريقان ${drawn}.`,
        say`ويعود آخر لقاء بين الفريقين إلى ${day}، وانتهى ${drawn}.`,
      ]),
    ];
  }
  const winner = team(teams[side]);
  const score = winWords(goals[side], goals[otherSide(side)]);
  return [
    choose('last meeting won', [
      say`وكان آخر لقاء بين الفريقين، ${day}، قد انتهى بفوز ${winner} ${score}.`,
      say`وكان ${winner} قد فاز ${score} في لقائهما السابق، ${day}.`,
      say`وانتهى اللقاء السابق بين الفريقين، ${day}، بفوز ${winner} ${score}.`,
      say`وفي لقائهما السابق، ${day}، فاز ${winner} ${score}.`,
      say`ويعود آخر لقاء بين الفريقين إلى ${day}، وانتهى بفوز ${winner} ${score}.`,
    ]),
  ];
}
