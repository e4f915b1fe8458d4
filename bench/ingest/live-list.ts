import type { Player, Squad } from '../../apps/simulator/src/world/model.ts';
import { refereeFor } from '../../apps/simulator/src/world/people/referees.ts';
import { makeWorld } from '../../apps/simulator/src/world/world.ts';
import type { WireEvent, WireFixture } from '../../packages/provider/src/wire/fixtures.ts';

export const MATCHES = 150;
/** A match goes from here to its eightieth minute. */
const FIRST_MINUTE = 20;
const HALF = 45;
const FIRST_ID = 1_300_000;
/** Every round is played by the same clubs, in matches of its own. */
const IDS_A_ROUND = 1_000;
const SEASON = 2_026;
const ELEVEN = 11;
const BENCH = 9;
const none = { home: null, away: null };

type Sides = Record<'home' | 'away', Squad>;
type Place = { round: number; poll: number };

/**
 * 150 matches between real clubs, in the format of the provider's live list. From poll to poll the minute of each
 * moves, and in a third of them something has happened: a goal, a card or a substitution.
 */
export function makeLiveList(now: Date) {
  const world = makeWorld({ seed: 1, mode: 'calendar', isQuiet: true });
  const matches = Array.from({ length: MATCHES }, (_, index) => {
    const [home, away] = [world.teams[2 * index]!, world.teams[2 * index + 1]!];
    const squads: Sides = { home: world.squad(home, SEASON), away: world.squad(away, SEASON) };
    const competition = world.competitions[index % world.competitions.length]!;
    const referee = refereeFor(world.seed, index, competition.country.name);
    return { index, squads, competition, referee: `${referee.name}, ${referee.country}` };
  });
  const kickoff = Math.floor(now.getTime() / 1000);
  const idOf = (index: number, round: number) => FIRST_ID + round * IDS_A_ROUND + index;

  function itemOf({ index, squads, competition, referee }: (typeof matches)[number], { round, poll }: Place) {
    const events = eventsOf(index, squads, poll);
    const goals = { home: goalsOf(events, squads.home), away: goalsOf(events, squads.away) };
    const elapsed = FIRST_MINUTE + poll;
    const isFirst = elapsed <= HALF;
    const { ground } = squads.home.team;
    return {
      fixture: {
        id: idOf(index, round),
        referee,
        timezone: 'UTC',
        date: now.toISOString(),
        timestamp: kickoff,
        periods: { first: kickoff, second: isFirst ? null : kickoff + 3_600 },
        venue: { id: ground?.id ?? null, name: ground?.name ?? null, city: ground?.city ?? null },
        status: {
          long: isFirst ? 'First Half' : 'Second Half',
          short: isFirst ? '1H' : '2H',
          elapsed,
          extra: null,
        },
      },
      league: {
        id: competition.id,
        name: competition.name,
        country: competition.country.name,
        logo: picture('leagues', competition.id),
        flag: competition.country.flag,
        season: SEASON,
        round: 'Regular Season - 10',
        standings: true,
      },
      teams: { home: teamOf(squads.home), away: teamOf(squads.away) },
      goals,
      score: { halftime: goals, fulltime: none, extratime: none, penalty: none },
      events,
    } satisfies WireFixture;
  }

  return {
    ids: (round: number) => matches.map(({ index }) => idOf(index, round)),
    /** The whole answer, as it comes over the wire. */
    body: (place: Place) =>
      JSON.stringify({
        get: 'fixtures',
        parameters: { live: 'all' },
        errors: [],
        results: MATCHES,
        paging: { current: 1, total: 1 },
        response: matches.map((match) => itemOf(match, place)),
      }),
    /** The stored line-ups, by match: the starters decide which of two players in a substitution left the pitch. */
    lineups: (round: number) =>
      matches.map(({ index, squads }) => ({
        id: idOf(index, round),
        lineups: JSON.stringify([lineupOf(squads.home), lineupOf(squads.away)]),
      })),
  };
}
export type LiveList = ReturnType<typeof makeLiveList>;

/** One more in every third poll, another third of the matches each time; the kinds are mixed within a poll. */
function eventsOf(index: number, squads: Sides, poll: number): WireEvent[] {
  const events: WireEvent[] = [];
  for (let at = 1; at <= poll; at++) {
    if (at % 3 === index % 3)
      events.push(eventOf(events.length, { index, squads, minute: FIRST_MINUTE + at }));
  }
  return events;
}

function eventOf(
  count: number,
  { index, squads, minute }: { index: number; squads: Sides; minute: number },
): WireEvent {
  const squad = squads[(count + index) % 2 ? 'home' : 'away'];
  const kind = KINDS[(count + Math.floor(index / 3)) % KINDS.length]!;
  const { players } = squad;
  const on = players[ELEVEN + (Math.floor(count / 2) % BENCH)]!;
  const assist = kind.type === 'Goal' ? players[(count + 5) % ELEVEN]! : kind.type === 'subst' ? on : null;
  return {
    time: { elapsed: minute, extra: null },
    team: { id: squad.team.id, name: squad.team.name, logo: picture('teams', squad.team.id) },
    player: personOf(players[1 + (count % (ELEVEN - 1))]!),
    assist: personOf(assist),
    ...kind,
  };
}

const KINDS = [
  { type: 'Goal', detail: 'Normal Goal', comments: null },
  { type: 'Card', detail: 'Yellow Card', comments: 'Foul' },
  { type: 'subst', detail: 'Substitution 1', comments: null },
] as const;

const personOf = (player: Player | null) => ({ id: player?.id ?? null, name: player?.name ?? null });
const goalsOf = (events: readonly WireEvent[], { team }: Squad) =>
  events.filter((event) => event.type === 'Goal' && event.team.id === team.id).length;
const teamOf = ({ team }: Squad) => ({
  id: team.id,
  name: team.name,
  logo: picture('teams', team.id),
  winner: null,
});
const picture = (of: string, id: number) => `https://media.api-sports.io/football/${of}/${id}.png`;

function lineupOf({ team, players, coach }: Squad) {
  const placed = players.map(({ id, name, number }) => ({ id, name, number, position: null, grid: null }));
  return {
    teamId: team.id,
    formation: '4-3-3',
    colours: null,
    coach: coach && { id: coach.id, name: coach.name, photo: null },
    starters: placed.slice(0, ELEVEN),
    substitutes: placed.slice(ELEVEN, ELEVEN + BENCH),
  };
}
