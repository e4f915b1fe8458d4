import type { Incident, Intervention, Lineup, Fixture, Person, Player } from '../world/model.ts';
import type { World } from '../world/world.ts';

/** HOUSE: the final truth of a match, whatever is known of it now: to compare with what was stored of it. */
export function recordOf(
  world: World,
  fixture: Fixture,
  interventions: (fixtureId: number) => readonly Intervention[],
) {
  const match = world.match(fixture, { now: Number.MAX_SAFE_INTEGER, interventions });
  const { halftime, fulltime, extratime, penalty, played } = match;
  return {
    fixture: fixture.id,
    league: fixture.competition.id,
    season: fixture.season,
    round: fixture.round,
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
  };
}

function eventOf({ at, minute, side, type, detail, comments, player, assist, isShootout }: Incident) {
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

const shirt = ({ id, name, number, role }: Player) => ({ id, name, number, role });
const named = (person: Person | null) => person && { id: person.id, name: person.name };
