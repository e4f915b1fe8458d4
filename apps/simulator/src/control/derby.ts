import { randomOf, type Random } from '../random.ts';
import type { Competition, Fixture, Moment, Team } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { liveMatches } from '../world/live-matches.ts';

/** Far above every id of the calendar, and still within 32 bits. */
const FIRST_DERBY_ID = 1_900_000_000;
/** The default league: the one whose clubs the pages show first. */
const LEAGUE = 307;

type DerbyOrder = {
  league?: number | undefined;
  home?: number | undefined;
  away?: number | undefined;
  /** For load tests: as many matches as needed, although a club can only be in one place. */
  mayPlayTwice?: boolean | undefined;
};
type Refusal = { status: 404 | 409; error: string };

/** HOUSE: a match that kicks off now, between clubs that are not playing: a local derby if possible. */
export function planDerby(
  world: World,
  { league = LEAGUE, mayPlayTwice = false, ...teams }: DerbyOrder,
  { number, moment }: { number: number; moment: Moment },
): Fixture | Refusal {
  const competition = world.findCompetition(league);
  if (!competition) return { status: 404, error: 'no such league' };
  const playing = mayPlayTwice ? [] : liveMatches(world, moment);
  const busy = new Set(playing.flatMap(({ fixture }) => [fixture.home.id, fixture.away.id]));
  const season = seasonOf(world, competition, moment.now);
  const free = world.teamsOf(league, season).filter(({ id }) => !busy.has(id));
  const random = randomOf(world.seed, 'derby', number);

  const named = { home: namedTeam(world, teams.home), away: namedTeam(world, teams.away) };
  if (named.home === null || named.away === null) return { status: 404, error: 'no such team' };
  const home = named.home ?? rivalOf(named.away, free, random);
  const away = named.away ?? rivalOf(home, free, random);
  if (!home || !away) return { status: 409, error: 'every club of the league is playing' };
  if (home === away) return { status: 409, error: 'a club can not play itself' };
  const player = [home, away].find(({ id }) => busy.has(id));
  if (player) return { status: 409, error: `${player.name} is playing already` };

  return {
    id: FIRST_DERBY_ID + number,
    competition,
    season,
    round: roundAt(world, competition.id, { season, now: moment.now }),
    group: null,
    // Whole seconds, as the provider sends them.
    kickoff: Math.floor(moment.now / 1000) * 1000,
    knownFrom: 0,
    home,
    away,
    ground: home.ground,
    isNeutral: false,
    decision: 'draw',
    firstLeg: null,
    fate: { kind: 'played' },
  };
}

/** Undefined if no team is named, null if there is no team with that id. */
const namedTeam = (world: World, id: number | undefined) =>
  id === undefined ? undefined : (world.findTeam(id) ?? null);

/** A club of the same city if possible, else any club. */
function rivalOf(team: Team | undefined, free: readonly Team[], random: Random): Team | undefined {
  const others = free.filter((one) => one !== team);
  const city = team?.ground?.city;
  const near = city ? others.filter(({ ground }) => ground?.city === city) : [];
  const from = near.length > 0 ? near : others;
  return from[Math.floor(random() * from.length)];
}

function seasonOf(world: World, competition: Competition, now: number): number {
  const seasons = world.seasons(competition, now);
  return (
    (seasons.find(({ isCurrent }) => isCurrent) ?? seasons.at(-1))?.label ?? new Date(now).getUTCFullYear()
  );
}

/** The round that was kicked off last. */
function roundAt(
  world: World,
  competition: number,
  { season, now }: { season: number; now: number },
): string {
  const begun = world.fixtures({ competition, season, to: now + 1 }, now);
  return begun.at(-1)?.round ?? 'Regular Season - 1';
}
