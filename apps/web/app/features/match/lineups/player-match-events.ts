import type { MatchDetails, MatchEvent } from '@safira/contract/matches/matches';
import { isBooking, isGoal, isOwnGoal, isSendingOff, isSubstitution } from '@safira/football/matches/goals';
import { isSecondYellow } from '@safira/football/matches/second-yellow';

/** The match events of one player, as far as they are marked at the shirt. */
export type PlayerMatchEvents = {
  /** Without own goals. */
  goals: number;
  card: 'yellow' | 'second' | 'red' | null;
  cameOn: MatchEvent['time'] | null;
  wentOff: MatchEvent['time'] | null;
  /** Only for a player who has played. */
  rating: number | null;
};

type Person = { id: number | null; originalName: string | null };

/** DLG-07: returns a function that finds the match events of a player of one side. */
export function playerMatchEvents(
  match: MatchDetails,
  teamId: number,
): (player: Person) => PlayerMatchEvents {
  const events = match.events.filter(({ team }) => team.id === teamId);
  const players = match.players.find(({ team }) => team.id === teamId)?.players ?? [];
  return (player) => {
    const own = events.filter((event) => isSame(event.player, player));
    const games = players.find((one) => isSame(one.player, player))?.statistics[0]?.games;
    return {
      goals: own.filter((event) => isGoal(event) && !isOwnGoal(event)).length,
      card: cardOf(own),
      cameOn: events.find((event) => isSubstitution(event) && isSame(event.assist, player))?.time ?? null,
      wentOff: own.find(isSubstitution)?.time ?? null,
      rating: games?.minutes ? games.rating : null,
    };
  };
}

/** Two yellow cards are a second yellow, even if the provider lists no red one. */
function cardOf(events: readonly MatchEvent[]): PlayerMatchEvents['card'] {
  const bookings = events.filter(isBooking).length;
  if (events.some(isSecondYellow) || bookings > 1) return 'second';
  if (events.some(isSendingOff)) return 'red';
  return bookings === 1 ? 'yellow' : null;
}

/** By id; names are spelled in more than one way, so they are compared only if an id is missing. */
function isSame(a: Person, b: Person): boolean {
  if (a.id !== null && b.id !== null) return a.id === b.id;
  return Boolean(a.originalName) && a.originalName === b.originalName;
}
