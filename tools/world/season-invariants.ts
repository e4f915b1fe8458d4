import type { Fixture, MatchNow, Moment, Tally, Team } from '../../apps/simulator/src/world/model.ts';
import { kickoffAt, type World } from '../../apps/simulator/src/world/world.ts';

export type Season = {
  world: World;
  year: number;
  fixtures: readonly Fixture[];
  matches: ReadonlyMap<number, MatchNow>;
};

/** How many cases were checked, and those that did not hold. */
export type Verdict = { cases: number; broken: string[] };

const REST_MS = 48 * 3_600_000;
const leagues: Record<number, number> = {
  39: 38,
  140: 38,
  135: 38,
  61: 34,
  78: 34,
  307: 34,
  406: 22,
  200: 30,
  202: 30,
  186: 30,
  301: 26,
  305: 22,
  98: 38,
};

/** HOUSE: what must agree over a whole season, by name. */
export const seasonInvariants: Record<string, (season: Season, moment: Moment) => Verdict> = {
  'every club of a league plays all its rounds': ({ fixtures }) =>
    judge(
      Object.entries(leagues).flatMap(([id, rounds]) =>
        [...countBy(fixtures.filter(({ competition }) => competition.id === Number(id)))].map(
          ([team, count]) => ({ name: `${team.name} (${id})`, holds: count === rounds }),
        ),
      ),
    ),
  'in a league each two clubs meet once at each venue': ({ fixtures }) =>
    judge(
      [
        ...Map.groupBy(
          fixtures.filter(({ competition }) => leagues[competition.id] !== undefined),
          ({ competition, home, away }) => `${competition.id}: ${home.name} – ${away.name}`,
        ),
      ].map(([name, met]) => ({ name, holds: met.length === 1 })),
    ),
  'no team plays twice within 48 hours': ({ fixtures }, { now }) => judge(rests(fixtures, now)),
  'every match id is unique': ({ fixtures }) =>
    judge(
      [...Map.groupBy(fixtures, ({ id }) => id)].map(([id, same]) => ({
        name: String(id),
        holds: same.length === 1,
      })),
    ),
  'every team of a next round has won its tie': ({ fixtures, matches }) =>
    judge(knockouts(fixtures, matches)),
  'points are three a win and one a draw': (season, moment) =>
    judge(
      rowsOf(season, moment).map(({ name, row }) => ({
        name,
        holds: row.points === 3 * row.all.win + row.all.draw,
      })),
    ),
  'matches played are won, drawn or lost, at home or away': (season, moment) =>
    judge(
      rowsOf(season, moment).map(({ name, row: { all, home, away } }) => ({
        name,
        holds: all.played === all.win + all.draw + all.lose && all.played === home.played + away.played,
      })),
    ),
  'goals in a table are the goals of its matches': (season, moment) => judge(goalsOfTables(season, moment)),
};

type Case = { name: string; holds: boolean };

export function judge(cases: readonly Case[]): Verdict {
  return { cases: cases.length, broken: cases.filter(({ holds }) => !holds).map(({ name }) => name) };
}

function countBy(fixtures: readonly Fixture[]): Map<Team, number> {
  const counts = new Map<Team, number>();
  for (const { home, away } of fixtures)
    for (const team of [home, away]) counts.set(team, (counts.get(team) ?? 0) + 1);
  return counts;
}

/** By the final kick-off, after postponements; the list is in that order. */
function rests(fixtures: readonly Fixture[], now: number): Case[] {
  const last = new Map<Team, number>();
  return fixtures.flatMap((fixture) =>
    [fixture.home, fixture.away].map((team) => {
      const kickoff = kickoffAt(fixture, now);
      const before = last.get(team);
      last.set(team, kickoff);
      return {
        name: `${team.name} (${fixture.id})`,
        holds: before === undefined || kickoff - before >= REST_MS,
      };
    }),
  );
}

const after: Record<string, string> = {
  'Round of 16': 'Quarter-finals',
  'Quarter-finals': 'Semi-finals',
  'Semi-finals': 'Final',
};

/** Two legs count together; a third-place match is not checked. */
function knockouts(fixtures: readonly Fixture[], matches: ReadonlyMap<number, MatchNow>): Case[] {
  const cups = Map.groupBy(fixtures, ({ competition, season }) => `${competition.id} ${season}`);
  return [...cups].flatMap(([cup, all]) =>
    Object.entries(after).flatMap(([round, next]) => {
      const ties = all.filter((fixture) => fixture.round === round && isDecider(fixture, all));
      const winners = new Set(ties.map((fixture) => winnerOf(fixture, matches.get(fixture.id)!)));
      const entrants = all
        .filter((fixture) => fixture.round === next)
        .flatMap(({ home, away }) => [home, away]);
      if (ties.length === 0) return [];
      return [...new Set(entrants)].map((team) => ({
        name: `${cup} ${next}: ${team.name}`,
        holds: winners.has(team),
      }));
    }),
  );
}

const isDecider = (fixture: Fixture, all: readonly Fixture[]) =>
  fixture.firstLeg !== null ||
  !all.some(
    ({ round, firstLeg, home, away }) =>
      round === fixture.round && firstLeg && home === fixture.away && away === fixture.home,
  );

function winnerOf({ firstLeg, home, away }: Fixture, { goals, penalty, winner }: MatchNow): Team {
  const total = { home: goals!.home + (firstLeg?.home ?? 0), away: goals!.away + (firstLeg?.away ?? 0) };
  const decided: Tally = firstLeg && total.home !== total.away ? total : (penalty ?? total);
  if (decided.home === decided.away) return winner === 'away' ? away : home;
  return decided.home > decided.away ? home : away;
}

function rowsOf({ world, year }: Season, moment: Moment) {
  return world.competitions.flatMap((competition) => {
    const label = world.seasons(competition, moment.now).find((season) => season.year === year)?.label;
    if (label === undefined) return [];
    return world.standings(competition.id, label, moment).flatMap(({ group, rows }) =>
      rows.map((row) => ({
        name: `${competition.id} ${group}: ${row.team.name}`,
        row,
        competition,
        group,
      })),
    );
  });
}

/** Only leagues with one table, where every match counts. */
function goalsOfTables(season: Season, moment: Moment): Case[] {
  const rows = rowsOf(season, moment).filter(({ competition }) => leagues[competition.id] !== undefined);
  return rows.map(({ name, row, competition }) => {
    const own = season.fixtures.filter(
      (fixture) =>
        fixture.competition.id === competition.id && (fixture.home === row.team || fixture.away === row.team),
    );
    const scored = own.reduce((sum, fixture) => {
      const goals = season.matches.get(fixture.id)?.goals;
      return sum + (goals ? goals[fixture.home === row.team ? 'home' : 'away'] : 0);
    }, 0);
    return { name, holds: scored === row.all.for };
  });
}
