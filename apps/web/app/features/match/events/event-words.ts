import { cardReason, eventLabel } from '@safira/arabic/terms/events';
import type { MatchEvent } from '@safira/contract/matches/matches';
import { isOwnGoal, isPenaltyGoal, isSendingOff } from '@safira/football/matches/goals';
import * as text from './text.ts';

/** DLG-06: how a goal came about, below the name of its scorer. */
export function goalLine(event: MatchEvent): { label: string; name?: string } | undefined {
  if (isOwnGoal(event)) return { label: text.ownGoal };
  if (isPenaltyGoal(event)) return { label: text.penalty };
  return event.assist.name ? { label: text.assistedBy, name: event.assist.name } : undefined;
}

/** DLG-06: the reason for a card. A red one is also named in words: otherwise only the colour distinguishes the two. */
export function cardLine(event: MatchEvent): string {
  const reason = cardReason(event.comments);
  if (!reason) return eventLabel(event);
  return isSendingOff(event) ? eventLabel(event) + text.because + reason : reason;
}

/** DLG-06: why a goal was disallowed; undefined if the provider gives no reason. */
export function takenOffReason({ detail }: MatchEvent): string | undefined {
  const [reason] = /offside|handball|foul/.exec(detail.toLowerCase()) ?? [];
  // The pattern matches exactly these keys.
  return reason && text.takenOffFor[reason as keyof typeof text.takenOffFor];
}
