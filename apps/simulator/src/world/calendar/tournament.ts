import { shuffled } from '../../random.ts';
import type { Fixture, Team, Venue } from '../model.ts';
import { openDesk, publishedAt, type Desk, type Season } from './desk.ts';
import { withCupFate } from './fates.ts';
import { drawAfter, neighbours, playTies } from './knockout.ts';
import { roundRobin, type Pair } from './pairings.ts';
import type { Plan, TournamentFormat } from './plan.ts';
import { tableOf, type Finished } from './table.ts';
import { instantAt } from './weeks.ts';

export type TournamentPlan = Plan & { format: TournamentFormat };

/** Days from the first match on: three matches a day, and the last of a group at the same time. */
const GROUP_ROUNDS = [0, 5, 10];
const GROUP_TIMES = ['15:00', '18:00', '21:00'];
const OPENING_TIME = '20:00';
const LAST_TIMES = ['18:00', '21:00'];
/** The days of each round; two matches on each day, one on those of the last two rounds. */
const KNOCKOUT = [
  { round: 'Round of 16', days: [15, 16, 17, 18], times: LAST_TIMES },
  { round: 'Quarter-finals', days: [21, 22], times: LAST_TIMES },
  { round: 'Semi-finals', days: [25, 26], times: ['19:00'] },
  { round: 'Final', days: [29], times: ['19:00'] },
];
export const TOURNAMENT_DAYS = 30;
const BEST_THIRDS = 4;

/** HOUSE: a continental cup of 24 nations in one country within a month. */
export function makeTournament(season: Season, plan: TournamentPlan): Fixture[] {
  const desk = openDesk(season, plan);
  const groups = season.groupsOf(plan.competition.id) ?? [];
  const results = groups.flatMap((teams, g) => playGroup(season, desk, { plan, teams, g }));
  let left = lastSixteen(groups, results, plan);
  let endsAt = Math.max(...results.map((result) => result.endsAt));
  const later = KNOCKOUT.flatMap(({ round, days, times }) => {
    const pairs = neighbours(left);
    const played = playTies(season, desk, {
      cupRound: { round, legs: 1, decision: 'extra-time', weeks: [], slots: [] },
      pairs,
      knownFrom: drawAfter(endsAt),
      neutralVenue: venueOf(plan, round === 'Final' ? 0 : days[0]!),
      place: () =>
        pairs.map((_, i) =>
          at(season, plan, { day: days[i % days.length]!, time: times[Math.floor(i / days.length)]! }),
        ),
    });
    left = [...played.winners];
    endsAt = played.endsAt;
    return played.fixtures;
  });
  return [...results.map(({ fixture }) => fixture), ...later];
}

const at = (
  { monday }: Season,
  { zone, format }: TournamentPlan,
  { day, time }: { day: number; time: string },
) => instantAt(zone, monday + format.start[0] * 7 + format.start[1] + day, time);

const venueOf = ({ neutralVenues }: Plan, n: number): Venue => neutralVenues[n % neutralVenues.length]!;

function playGroup(
  season: Season,
  desk: Desk,
  { plan, teams, g }: { plan: TournamentPlan; teams: readonly Team[]; g: number },
): Finished[] {
  const name = `Group ${String.fromCharCode(65 + g)}`;
  // The hosts open the tournament.
  const rest = shuffled(desk.random('circle', name), teams.slice(1));
  return roundRobin([teams[0]!, ...rest], 1).flatMap((pairs, round) =>
    pairs.map((pair, k) => {
      const n = g * 2 + k;
      const moment = momentOf(round, g, n);
      const hostFirst = pair[1].country === plan.format.host ? ([pair[1], pair[0]] as const) : pair;
      const fixture = desk.write({
        round: `Group Stage - ${round + 1}`,
        group: name,
        pair: hostFirst,
        kickoff: at(season, plan, moment),
        knownFrom: publishedAt(season.year),
        neutralVenue: venueOf(plan, g === 0 && k === 0 ? 0 : n + round),
      });
      const fated = withCupFate(season, fixture);
      return { fixture: fated, ...season.resultOf(fated) };
    }),
  );
}

/** The hosts have the first day for themselves. */
function momentOf(round: number, g: number, n: number): { day: number; time: string } {
  const first = GROUP_ROUNDS[round]!;
  if (round === GROUP_ROUNDS.length - 1) return { day: first + Math.floor(g / 2), time: LAST_TIMES[g % 2]! };
  if (round === 0 && n === 0) return { day: first, time: OPENING_TIME };
  const place = round === 0 ? n - 1 : n;
  const day = first + Math.floor(place / GROUP_TIMES.length) + (round === 0 ? 1 : 0);
  return { day, time: GROUP_TIMES[place % GROUP_TIMES.length]! };
}

/** Neighbours meet: four winners face the best third-placed teams, the other teams those of other groups. */
function lastSixteen(
  groups: readonly (readonly Team[])[],
  results: readonly Finished[],
  { tieRule }: Plan,
): Team[] {
  const tables = groups.map((teams) => tableOf(teams, results, tieRule));
  const groupOf = new Map(groups.flatMap((teams, g) => teams.map((team) => [team, g] as const)));
  const nth = (rank: number) => tables.map((table) => table[rank]!.team);
  const [first, second] = [nth(0), nth(1)];
  const thirds = tableOf(nth(2), results, 'goal-difference')
    .slice(0, BEST_THIRDS)
    .map(({ team }) => team);
  const placed = assign(thirds, (team, winner) => groupOf.get(team) !== winner);
  const [a, b, c, d, e, f] = first as [Team, Team, Team, Team, Team, Team];
  const pairs: Pair[] = [
    [a, placed[0]!],
    [second[1]!, second[5]!],
    [e, second[3]!],
    [c, placed[2]!],
    [b, placed[1]!],
    [second[0]!, second[2]!],
    [f, second[4]!],
    [d, placed[3]!],
  ];
  return pairs.flat();
}

/** An order of the teams in which each is allowed in its place. */
function assign(
  teams: readonly Team[],
  isAllowed: (team: Team, place: number) => boolean,
  place = 0,
): Team[] {
  for (const team of teams) {
    if (!isAllowed(team, place)) continue;
    if (teams.length === 1) return [team];
    const rest = assign(
      teams.filter((one) => one !== team),
      isAllowed,
      place + 1,
    );
    if (rest.length === teams.length - 1) return [team, ...rest];
  }
  return [];
}
