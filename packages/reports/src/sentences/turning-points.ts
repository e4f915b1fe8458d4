import { isMissedPenalty, isSendingOff, isTakenOff } from '@safira/football/matches/goals';
import type { MatchEvent } from '@safira/contract/matches/matches';
import { minuteOrder, personOf } from '../course.ts';
import type { Team } from '../record.ts';
import { forTeam, minute, person, say, type Sentence, team } from '../text.ts';
import type { Facts } from './facts.ts';

/** Players sent off, then missed penalties and goals taken off in their order. */
export function turningPointsOf(facts: Facts): Sentence[] {
  const { record, choose } = facts;
  const { home, away } = record.teams;
  const events = record.events.toSorted((a, b) => minuteOrder(a.time) - minuteOrder(b.time));
  const sentOff = [home, away].flatMap((of) => {
    const cards = events.filter((event) => isSendingOff(event) && event.team.id === of.id);
    return cards.length > 0 ? [sentOffOf({ cards, of, choose })] : [];
  });
  const others = events.flatMap((event) => {
    const of = event.team.id === home.id ? home : away;
    if (isMissedPenalty(event)) return [missedPenalty({ event, of, choose })];
    return isTakenOff(event) ? [takenOff({ event, of, choose })] : [];
  });
  return [...sentOff, ...others];
}

type Moment = { event: MatchEvent; of: Team; choose: Facts['choose'] };

const playersLeft = ['بعشرة لاعبين', 'بتسعة لاعبين', 'بثمانية لاعبين', 'بسبعة لاعبين'];

type SentOff = { cards: readonly MatchEvent[]; of: Team; choose: Facts['choose'] };

function sentOffOf({ cards, of, choose }: SentOff): Sentence {
  const rest = playersLeft[cards.length - 1] ?? 'منقوصًا';
  const who = cards.map((event, index) => {
    const player = personOf(event.player);
    const name = player ? person(player) : 'أحد لاعبيه';
    return say`${index > 0 ? ' و' : ''}${name} في ${minute(event.time)}`;
  });
  return choose('sent off', [
    say`وأكمل ${team(of)} المباراة ${rest} بعد طرد ${who.flat()}.`,
    say`وأنهى ${team(of)} اللقاء ${rest} بعد طرد ${who.flat()}.`,
    say`واضطر ${team(of)} إلى إكمال المباراة ${rest} بعد طرد ${who.flat()}.`,
  ]);
}

function missedPenalty({ event, of, choose }: Moment): Sentence {
  const who = personOf(event.player);
  if (!who) return say`وأهدر ${team(of)} ركلة جزاء في ${minute(event.time)}.`;
  return choose('missed penalty', [
    say`وأهدر ${person(who)} ركلة جزاء ${forTeam(of)} في ${minute(event.time)}.`,
    say`وضاعت على ${team(of)} ركلة جزاء سددها ${person(who)} في ${minute(event.time)}.`,
  ]);
}

const takenOff = ({ event, of, choose }: Moment): Sentence =>
  choose('taken off', [
    say`وأُلغي هدف ${forTeam(of)} في ${minute(event.time)} بعد العودة إلى تقنية الفيديو.`,
    say`وألغت تقنية الفيديو هدفًا ${forTeam(of)} في ${minute(event.time)}.`,
  ]);
