import { isDeepStrictEqual } from 'node:util';
import { isSendingOff } from '@safira/football/matches/goals';
import { type Goal, goalsOf, type Minute } from './course.ts';
import type { MatchRecord } from './record.ts';

const AROUND = ['places', 'outcomes', 'next', 'lastMeeting'] as const;

/** What happened in the match itself: a report is corrected when this changes, not when the table does. */
function ownFacts(record: MatchRecord): Partial<MatchRecord> {
  const own: Partial<MatchRecord> = { ...record };
  for (const key of AROUND) delete own[key];
  return own;
}

/** `before` has been stored, which keeps no order of keys. */
export const isCorrected = (before: MatchRecord, after: MatchRecord): boolean =>
  !isDeepStrictEqual(ownFacts(before), ownFacts(after));

/** The record that a corrected report is written from: what was around the match stays, unless the result changed it. */
export function correctedRecord(before: MatchRecord, after: MatchRecord): MatchRecord {
  if (!isSameResult(before, after)) return after;
  const { places, outcomes, next, lastMeeting } = before;
  return { ...after, places, outcomes, next, lastMeeting };
}

/** OURS-22: the note under a corrected report: what it said before, where that is one thing. */
export function correctionOf(before: MatchRecord, after: MatchRecord): string {
  if (!isSameResult(before, after)) return 'ذكرت نسخة سابقة نتيجة أخرى، وصُحّحت بعد تحديث سجل المباراة.';
  const changed = changedGoals(before, after);
  if (changed.length === 1) return goalCorrection(...changed[0]!);
  if (changed.length > 1) return 'صُحّحت تفاصيل الأهداف بعد تحديث سجل المباراة.';
  if (sendingsOff(before) !== sendingsOff(after)) return 'صُحّحت حالات الطرد بعد تحديث سجل المباراة.';
  return 'حُدّثت تفاصيل التقرير بعد مراجعة سجل المباراة.';
}

const isSameResult = ({ goals }: MatchRecord, after: MatchRecord) =>
  goals.home === after.goals.home && goals.away === after.goals.away;

function changedGoals(before: MatchRecord, after: MatchRecord): [Goal, Goal][] {
  const [old, now] = [goalsOf(before) ?? [], goalsOf(after) ?? []];
  return now.flatMap((goal, index): [Goal, Goal][] => {
    const earlier = old[index];
    return earlier && textOf(earlier) !== textOf(goal) ? [[earlier, goal]] : [];
  });
}

const textOf = ({ side, minute, scorer, kind }: Goal) =>
  JSON.stringify([side, minuteText(minute), scorer?.id, scorer?.name, kind]);

function goalCorrection(before: Goal, after: Goal): string {
  const [old, now] = [minuteText(before.minute), minuteText(after.minute)];
  const isSameScorer = before.scorer?.name === after.scorer?.name;
  if (after.scorer && isSameScorer && old !== now)
    return `ذكرت نسخة سابقة أن هدف ${after.scorer.name} جاء في الدقيقة ${old}، والصحيح ${now} بعد تحديث سجل المباراة.`;
  if (before.scorer && after.scorer && !isSameScorer)
    return `نسبت نسخة سابقة هدف الدقيقة ${now} إلى ${before.scorer.name}، والصحيح أن مسجله ${after.scorer.name} بعد تحديث سجل المباراة.`;
  return 'صُحّحت تفاصيل أحد الأهداف بعد تحديث سجل المباراة.';
}

/** Isolated: the text around it runs from right to left. */
const minuteText = ({ elapsed, extra }: Minute) =>
  extra ? `\u2066${elapsed}+${extra}\u2069` : String(elapsed);

const sendingsOff = ({ events }: MatchRecord) =>
  JSON.stringify(events.filter(isSendingOff).map(({ player, time }) => [player.id, time]));
