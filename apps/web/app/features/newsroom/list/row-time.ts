import { dayMonth, timeText } from '@safira/arabic/formats/dates';
import { relativeTime } from '@safira/arabic/formats/relative-time';
import type { NewsroomCard } from '@safira/contract/newsroom/articles';
import type { Day } from '@safira/contract/matches/matches';
import { addDays } from '@safira/football/time/days';
import { wallTime } from '../../../lib/wall-time.ts';
import { when } from './text.ts';

type Now = { now: number; offsets: Day['offsets'] };
type Card = Pick<NewsroomCard, 'status' | 'isAutomatic' | 'changedAt' | 'publishedAt' | 'scheduledFor'>;

/** What the list says about the time of an article: «نُشر 9:22 م», «اليوم 10:30 م», «عُدّل قبل 3 ساعات». */
export function rowTime(card: Card, now: Now): { at: string; text: string } {
  const { status, changedAt } = card;
  const publishedAt = card.publishedAt ?? changedAt;
  const scheduledFor = card.scheduledFor ?? changedAt;
  if (status === 'published') return { at: publishedAt, text: when.published(dayOrTime(publishedAt, now)) };
  if (status === 'scheduled') return { at: scheduledFor, text: dayAndTime(scheduledFor, now) };
  if (status === 'withdrawn') return { at: changedAt, text: dayOrTime(changedAt, now) };
  const since = sinceText(changedAt, now);
  if (status === 'draft') return { at: changedAt, text: when.changed(since) };
  return { at: changedAt, text: card.isAutomatic ? when.arrived(since) : since };
}

function sinceText(instant: string, { now, offsets }: Now): string {
  const current = offsets.findLast(({ from }) => Date.parse(from) <= now) ?? offsets[0];
  return relativeTime({ instant: Date.parse(instant), now, offsetMinutes: current?.minutes ?? 0 });
}

/** The time of an instant of today, else its day. */
function dayOrTime(instant: string, { now, offsets }: Now): string {
  const at = wallTime(instant, offsets);
  if (!at) return '';
  const today = dateOf(now, offsets);
  if (at.date === today) return timeText(at);
  return at.date === addDays(today, -1) ? when.yesterday : dayMonth(at.date);
}

function dayAndTime(instant: string, { now, offsets }: Now): string {
  const at = wallTime(instant, offsets);
  if (!at) return '';
  const today = dateOf(now, offsets);
  const named: Record<string, string> = { [today]: when.today, [addDays(today, 1)]: when.tomorrow };
  return `${named[at.date] ?? dayMonth(at.date)} ${timeText(at)}`;
}

const dateOf = (now: number, offsets: Day['offsets']) =>
  wallTime(new Date(now).toISOString(), offsets)?.date ?? '';
