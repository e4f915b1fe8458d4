import { queryDatabase } from '@safira/testkit/stack';

/** A past season of the champions league, which the stored world does not have: it stands before the draw. */
export const knockoutSeason = { competition: 2, season: 2025 };

const FIRST_ID = 92_000_001;

type Score = readonly [home: number, away: number];
type Leg = { goals: Score; status?: 'FT' | 'AET' | 'PEN'; extraTime?: Score; penalties?: Score };
/** Two teams by their places in the list of the season's teams, and their matches; the second is at the other's. */
type StoredTie = { teams: readonly [number, number]; legs: readonly Leg[] };

const leg = (home: number, away: number, rest: Omit<Leg, 'goals'> = {}): Leg => ({
  goals: [home, away],
  ...rest,
});
const tie = (first: number, second: number, ...legs: Leg[]): StoredTie => ({ teams: [first, second], legs });

/** Eight teams start in the round of 16. The lower number goes on, except where the second team of a tie is said to. */
const rounds: readonly { name: string; days: readonly string[]; ties: readonly StoredTie[] }[] = [
  {
    name: 'Knockout Round Play-offs',
    days: ['2026-02-17', '2026-02-24'],
    ties: Array.from({ length: 8 }, (_, index) => tie(8 + index, 23 - index, leg(2, 1), leg(0, 0))),
  },
  {
    name: 'Round of 16',
    days: ['2026-03-10', '2026-03-17'],
    ties: Array.from({ length: 8 }, (_, index) => tie(15 - index, index, leg(1, 2), leg(2, 1))),
  },
  {
    name: 'Quarter-finals',
    days: ['2026-04-07', '2026-04-14'],
    ties: [
      tie(0, 7, leg(2, 2), leg(1, 2)),
      // Level after two legs.
      tie(3, 4, leg(2, 1), leg(2, 1, { status: 'PEN', extraTime: [0, 0], penalties: [4, 3] })),
      tie(2, 5, leg(2, 0), leg(2, 1, { status: 'AET', extraTime: [0, 1] })),
      tie(1, 6, leg(3, 1), leg(1, 1)),
    ],
  },
  {
    name: 'Semi-finals',
    days: ['2026-04-28', '2026-05-05'],
    ties: [tie(0, 4, leg(1, 0), leg(2, 2)), tie(2, 1, leg(1, 1), leg(2, 0))],
  },
  { name: 'Final', days: ['2026-05-30'], ties: [tie(0, 1, leg(2, 1))] },
];

/** Adds the knock-out rounds of a past season, as if a reader had requested it. */
export function storeKnockoutSeason(database: string): void {
  const { competition, season } = knockoutSeason;
  const rows = rounds.flatMap(({ name, days, ties }) =>
    ties.flatMap(({ teams, legs }) =>
      legs.map((one, index) => rowOf(name, { teams, leg: one, index, day: days[index]! })),
    ),
  );
  queryDatabase(
    database,
    `with teams as (
       select id, row_number() over (order by id) - 1 as place from (
         select distinct home_id as id from matches where competition_id = ${competition}) as all_teams),
     model as (select m from matches m where competition_id = ${competition} and status_short = 'FT' order by api_id limit 1)
     insert into matches
     select (jsonb_populate_record(model.m, row.value || jsonb_build_object(
       'api_id', ${FIRST_ID - 1} + row.nth, 'season', ${season},
       'home_id', (select id from teams where place = (row.value ->> 'home')::int),
       'away_id', (select id from teams where place = (row.value ->> 'away')::int)))).*
     from model, jsonb_array_elements('${JSON.stringify(rows)}') with ordinality as row (value, nth)`,
  );
  queryDatabase(
    database,
    `insert into last_asked values ('fixtures', '${competition}-${season}', now()) on conflict do nothing`,
  );
}

type Place = { teams: StoredTie['teams']; leg: Leg; index: number; day: string };

function rowOf(
  round: string,
  { teams: [first, second], leg: { goals, status = 'FT', ...rest }, index, day }: Place,
) {
  const [home, away] = index === 0 ? [first, second] : [second, first];
  const pair = (score?: Score) => ({ home: score?.[0] ?? null, away: score?.[1] ?? null });
  const decisive = rest.penalties ?? goals;
  return {
    round,
    home,
    away,
    kickoff: `${day}T20:00:00Z`,
    status_short: status,
    home_goals: goals[0],
    away_goals: goals[1],
    winner: decisive[0] === decisive[1] ? null : decisive[0] > decisive[1] ? 'home' : 'away',
    score: {
      halftime: pair(),
      fulltime: pair(),
      extratime: pair(rest.extraTime),
      penalty: pair(rest.penalties),
    },
    event_summary: null,
    pulse: null,
  };
}
