import type { Fixture, Incident, Lineup, MatchNow, Moment, Person, Player, Side } from '../world/model.ts';
import { playerRows, type PlayerRow } from '../world/play/player-rows.ts';
import { statisticRows } from '../world/play/statistic-rows.ts';
import { teamStatistics, type TeamNumbers } from '../world/play/statistics.ts';
import type { World } from '../world/world.ts';

const SIDES = ['home', 'away'] as const;

/**
 * HOUSE: the full truth about a match, to compare with what was stored: in its final state, whatever is known of it
 * now, or as of a given moment. It also contains parts that the provider does not send; `coverage` marks which
 * parts those are.
 */
export function recordOf(
  world: World,
  fixture: Fixture,
  { now = Number.MAX_SAFE_INTEGER, interventions }: Partial<Moment> & Pick<Moment, 'interventions'>,
) {
  const match = world.match(fixture, { now, interventions });
  const { halftime, fulltime, extratime, penalty, played } = match;
  return {
    fixture: fixture.id,
    league: fixture.competition.id,
    season: fixture.season,
    round: fixture.round,
    coverage: fixture.competition.coverage,
    kickoff: new Date(match.kickoff).toISOString(),
    endsAt: match.endsAt === null ? null : new Date(match.endsAt).toISOString(),
    status: match.phase,
    home: { id: fixture.home.id, name: fixture.home.name },
    away: { id: fixture.away.id, name: fixture.away.name },
    goals: match.goals,
    score: { halftime, fulltime, extratime, penalty },
    winner: match.winner,
    referee: played?.referee ?? null,
    events: match.incidents.map(eventOf),
    lineups: played && { home: lineupOf(played.lineups.home), away: lineupOf(played.lineups.away) },
    statistics: statisticsOf(world.seed, match),
    players: playersOf(world.seed, match),
  };
}
export type MatchRecord = ReturnType<typeof recordOf>;

function eventOf({ at, minute, side, type, wording, comments, player, assist, ...one }: Incident) {
  const { isShootout, detail: usual } = one;
  const detail = wording ?? usual;
  const people = { player: named(player), assist: named(assist) };
  return { at: new Date(at).toISOString(), ...minute, side, type, detail, comments, ...people, isShootout };
}

function lineupOf({ formation, starters, substitutes, captain, coach }: Lineup) {
  return {
    formation,
    starters: starters.map(({ player, grid }) => ({ ...shirt(player), grid })),
    substitutes: substitutes.map(shirt),
    captain: named(captain),
    coach: named(coach),
  };
}

/** By type; null before the kick-off. */
function statisticsOf(seed: number, match: MatchNow) {
  const numbers = teamStatistics(seed, match);
  return numbers && { home: valuesOf(numbers.home), away: valuesOf(numbers.away) };
}

/** Zero is zero here, also where the provider sends null; only the percentage of no passes at all is null. */
function valuesOf(numbers: TeamNumbers): Record<string, number | string | null> {
  const valueOf = ({ type, value }: ReturnType<typeof statisticRows>[number]) =>
    value ?? (type === 'Passes %' ? null : 0);
  return Object.fromEntries(statisticRows(numbers).map((row) => [row.type, valueOf(row)]));
}

/** All players of both line-ups, home first. */
function playersOf(seed: number, match: MatchNow) {
  const rows = playerRows(seed, match);
  return rows && SIDES.flatMap((side) => rows[side].map((row) => playerOf(row, match, side)));
}

/** Cards as shown: a sending-off for a second yellow is two yellow cards and a red one. */
function playerOf({ player, ...numbers }: PlayerRow, { fixture }: MatchNow, side: Side) {
  return { ...shirt(player), team: fixture[side].id, ...numbers };
}

const shirt = ({ id, name, number, role }: Player) => ({ id, name, number, role });
const named = (person: Person | null) => person && { id: person.id, name: person.name };
