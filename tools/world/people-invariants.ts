import type { Fixture, Moment } from '../../apps/simulator/src/world/model.ts';
import { derbies } from '../../apps/simulator/src/world/tables/derbies.ts';
import { judge, type Season, type Verdict } from './season-invariants.ts';

/** Seasons of which squads are known. */
const KNOWN_YEARS = new Set([2025, 2026]);
const [LEAST_CLUBS, LEAST_PLAYERS] = [40, 11];
const LEAST_MEETINGS = 20;

/** HOUSE: what makes a fan believe the squads and the rivals, by name. */
export const peopleInvariants: Record<string, (season: Season, moment: Moment) => Verdict> = {
  'at least 40 clubs have at least eleven real players': ({ world, year }) => {
    const counts = world.teams
      .map((team) => ({ name: team.name, real: realPlayers(world.squad(team, year).players) }))
      .filter(({ real }) => real > 0);
    const isEnough = !KNOWN_YEARS.has(year) || counts.length >= LEAST_CLUBS;
    return judge(
      counts.map(({ name, real }) => ({
        name: `${name}: ${real}`,
        holds: isEnough && real >= LEAST_PLAYERS,
      })),
    );
  },
  'rivals have met at least twenty times before': ({ world }, { now }) =>
    judge(
      derbies.flatMap(([, one, other]) => {
        const meetings = world.pastMeetings(one, other, now);
        const isLong = meetings.length >= LEAST_MEETINGS;
        return meetings.map((fixture) => ({ name: nameOf(fixture), holds: isLong }));
      }),
    ),
};

const nameOf = ({ id, home, away, competition }: Fixture) =>
  `${id} ${competition.name}: ${home.name} – ${away.name}`;

const realPlayers = (players: readonly { isComposed: boolean }[]) =>
  players.filter(({ isComposed }) => !isComposed).length;
