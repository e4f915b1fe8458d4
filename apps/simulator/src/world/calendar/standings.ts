import type { Competition, Fixture, Team } from '../model.ts';
import { findPlan } from '../tables/competitions.ts';
import type { Plan } from './plan.ts';
import { outcomeOf, tableOf, type Finished, type Line, type Numbers } from './table.ts';

export type StandingRow = {
  rank: number;
  team: Team;
  points: number;
  goalsDiff: number;
  group: string;
  /** Newest first, at most five; null before the first match. */
  form: string | null;
  /** Compared with the table before the last round. */
  status: 'same' | 'up' | 'down';
  description: string | null;
  all: Numbers;
  home: Numbers;
  away: Numbers;
};

export type StandingGroup = { group: string; rows: StandingRow[] };

export type StandingsInput = {
  competition: Competition;
  /** The year of the July the season starts in. */
  year: number;
  /** Fixtures of other competitions and seasons are ignored. */
  fixtures: readonly Fixture[];
  results: readonly Finished[];
  now: number;
};

const THIRDS = 'Ranking of third-placed teams';

/** COMP-02: the tables of a season, from its finished matches only; none for pure knockout cups. */
export function standingsOf({ competition, year, fixtures, results, now }: StandingsInput): StandingGroup[] {
  const plan = findPlan(competition.id);
  if (!plan) return [];
  const season = year + plan.labelOffset;
  const isOurs = (fixture: Fixture) => fixture.competition.id === competition.id && fixture.season === season;
  const known = fixtures.filter((fixture) => isOurs(fixture) && fixture.knownFrom <= now);
  const finished = results.filter(({ fixture, endsAt }) => isOurs(fixture) && endsAt <= now);
  const ordered = finished.toSorted((a, b) => b.endsAt - a.endsAt || a.fixture.id - b.fixture.id);
  const groups = tablesOf(plan, known).map(({ group, rounds, teams }): StandingGroup => {
    const counted = ordered.filter(({ fixture }) => rounds.some((text) => fixture.round.startsWith(text)));
    return { group, rows: rowsOf({ plan, year, group }, teams, counted) };
  });
  if (plan.format.kind !== 'tournament') return groups;
  return [...groups, thirdsOf({ plan, year, group: THIRDS }, groups)];
}

/** A table: its teams and the rounds that count in it. */
type Table = { group: string; rounds: readonly string[]; teams: readonly Team[] };

function tablesOf({ format, competition }: Plan, known: readonly Fixture[]): Table[] {
  switch (format.kind) {
    case 'league': {
      if (format.conferences) {
        const within = known.filter(({ group }) => group !== null);
        return byGroup(within, 'Regular Season');
      }
      const base = tableFor(known, competition.name, ['Regular Season']);
      // Results from before the split count as well.
      const parts = ['Championship Round', 'Relegation Round'].map((round) => ({
        ...tableFor(known, round, [round]),
        rounds: ['Regular Season', round],
      }));
      return [base, ...parts].filter(({ teams }) => teams.length > 0);
    }
    case 'stage': {
      const hasRegions = format.regions.some(({ name }) => name !== null);
      return hasRegions
        ? byGroup(known, 'League Stage')
        : [tableFor(known, competition.name, ['League Stage'])];
    }
    case 'group-stage':
    case 'groups':
    case 'tournament':
      return byGroup(known, 'Group Stage', 'League ');
    case 'cup':
    case 'friendlies':
    case 'club-friendlies':
      return [];
  }
}

function tableFor(known: readonly Fixture[], group: string, rounds: readonly string[]): Table {
  const counted = known.filter(({ round }) => rounds.some((text) => round.startsWith(text)));
  const teams = new Map(counted.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team]));
  return { group, rounds, teams: [...teams.values()] };
}

function byGroup(known: readonly Fixture[], ...rounds: string[]): Table[] {
  const groups = Map.groupBy(
    known.filter(({ round }) => rounds.some((text) => round.startsWith(text))),
    ({ group }) => group ?? '',
  );
  return [...groups.keys()].toSorted().map((group) => tableFor(groups.get(group)!, group, rounds));
}

type Place = { plan: Plan; year: number; group: string };

/** `newestFirst` may contain matches of other tables' teams: a match counts in the tables of its teams. */
function rowsOf(place: Place, teams: readonly Team[], newestFirst: readonly Finished[]): StandingRow[] {
  const ids = new Set(teams.map(({ id }) => id));
  const counted = newestFirst.filter(({ fixture: { home, away } }) => ids.has(home.id) || ids.has(away.id));
  const lastRound = counted[0]?.fixture.round;
  const before = tableOf(
    teams,
    counted.filter(({ fixture }) => fixture.round !== lastRound),
    place.plan.tieRule,
  );
  const ranksBefore = new Map(before.map(({ team }, i) => [team.id, i + 1]));
  const hasBefore = before.some(({ all }) => all.played > 0);
  return tableOf(teams, counted, place.plan.tieRule).map((line, i) =>
    rowOf(place, line, {
      rank: i + 1,
      form: formOf(line.team, counted),
      status: hasBefore ? statusOf(i + 1, ranksBefore.get(line.team.id)!) : 'same',
    }),
  );
}

function rowOf(
  place: Place,
  { team, points, goalsDiff, all, home, away }: Line,
  { rank, form, status }: Pick<StandingRow, 'rank' | 'form' | 'status'>,
): StandingRow {
  const { group } = place;
  const description = zoneAt(place, rank);
  return { rank, team, points, goalsDiff, group, form, status, description, all, home, away };
}

function statusOf(rank: number, before: number): StandingRow['status'] {
  if (rank === before) return 'same';
  return rank < before ? 'up' : 'down';
}

const letters = { win: 'W', draw: 'D', lose: 'L' } as const;
const FORM_MATCHES = 5;

function formOf({ id }: Team, newestFirst: readonly Finished[]): string | null {
  let form = '';
  for (const { fixture, goals } of newestFirst) {
    if (fixture.home.id === id) form += letters[outcomeOf(goals.home, goals.away)];
    else if (fixture.away.id === id) form += letters[outcomeOf(goals.away, goals.home)];
    if (form.length === FORM_MATCHES) break;
  }
  return form || null;
}

function zoneAt({ plan: { zones }, year, group }: Place, rank: number): string | null {
  const zone = (zones[group] ?? zones[''] ?? []).find(({ from, to }) => rank >= from && rank <= to);
  if (!zone) return null;
  return year >= 2026 ? (zone.text2026 ?? zone.text) : zone.text;
}

/** The third-placed teams of all groups, compared by all their matches. */
function thirdsOf(place: Place, groups: readonly StandingGroup[]): StandingGroup {
  const rows = groups
    .flatMap((group) => group.rows.slice(2, 3))
    .toSorted(
      (a, b) =>
        b.points - a.points ||
        b.goalsDiff - a.goalsDiff ||
        b.all.for - a.all.for ||
        (a.team.name < b.team.name ? -1 : 1),
    );
  return {
    group: place.group,
    rows: rows.map((row, i) => ({
      ...row,
      rank: i + 1,
      group: place.group,
      status: 'same',
      description: zoneAt(place, i + 1),
    })),
  };
}
