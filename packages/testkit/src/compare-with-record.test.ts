import { expect, test } from 'vitest';
import type { MatchRecord } from '../../../apps/simulator/src/control/record.ts';
import { numbersWith } from './records.ts';
import { compareWithRecord } from './compare-with-record.ts';

const noPlayer = { id: 0, name: '' };
const shirt = { name: 'A. Keeper', role: 'G' } as const;
const { cards: _, ...numbers } = numbersWith({ goals: 1 });
const kick = {
  elapsed: 120,
  side: 'home',
  type: 'Goal',
  isShootout: true,
  comments: 'Penalty Shootout',
} as const;

const lineup = {
  formation: '4-3-3',
  starters: [{ ...shirt, id: 91, number: 1, grid: '1:1' }],
  substitutes: [{ ...shirt, id: 92, number: 12 }],
  captain: noPlayer,
  coach: { id: 81, name: '' },
};

/** Won on penalties, with a player who got two yellow cards. */
const record: MatchRecord = {
  fixture: 7,
  league: 39,
  season: 2026,
  round: 'Regular Season - 1',
  coverage: {
    events: true,
    lineups: true,
    statistics: true,
    playerStatistics: true,
    standings: true,
    players: true,
    topScorers: true,
    injuries: true,
    predictions: true,
  },
  kickoff: '2026-11-21T15:00:00.400Z',
  endsAt: null,
  status: 'PEN',
  home: { id: 11, name: 'Home' },
  away: { id: 12, name: 'Away' },
  goals: { home: 1, away: 1 },
  score: {
    halftime: { home: 0, away: 1 },
    fulltime: { home: 1, away: 1 },
    extratime: null,
    penalty: { home: 2, away: 1 },
  },
  winner: 'home',
  referee: { name: 'R. Whistle', country: 'England' },
  events: [
    { ...kick, at: '', extra: 2, detail: 'Penalty', player: { id: 91, name: '' }, assist: null },
    { ...kick, at: '', extra: 1, detail: 'Missed Penalty', player: { id: 92, name: '' }, assist: null },
  ],
  lineups: { home: lineup, away: { ...lineup, starters: [], substitutes: [] } },
  statistics: { home: { Offsides: 0 }, away: { Offsides: 3 } },
  players: [
    {
      ...numbers,
      ...shirt,
      id: 91,
      number: 1,
      team: 11,
      minutes: 90,
      rating: 7.3,
      isCaptain: true,
      isSubstitute: false,
      passes: { total: 30, key: 0, accurate: 20 },
      cards: { yellow: 2, red: 1 },
    },
  ],
};

function rows() {
  const placed = { id: 91, name: '', number: 1, position: 'goalkeeper', grid: { row: 1, column: 1 } };
  const side = { teamId: 11, formation: '4-3-3', coach: { id: 81 }, starters: [placed] };
  const event = {
    id: 7,
    elapsed: 120,
    type: 'Goal',
    team_id: 11,
    comments: 'Penalty Shootout',
    assist: null,
  };
  const cardsHere = { yellow: 1, yellowred: 1, red: 0 };
  return {
    matches: [
      {
        id: 7,
        competition_id: 39,
        season: 2026,
        round: 'Regular Season - 1',
        kickoff: new Date('2026-11-21T15:00:00Z'),
        status_short: 'PEN',
        home_id: 11,
        away_id: 12,
        home_goals: 1,
        away_goals: 1,
        score: { ...record.score, extratime: { home: null, away: null } },
        winner: 'home' as string | null,
        referee: 'R. Whistle',
        referee_country: 'England',
        statistics: [
          { team: { id: 11 }, statistics: [{ type: 'Offsides', value: 0 as number | null }] },
          { team: { id: 12 }, statistics: [{ type: 'Offsides', value: 3 }] },
        ],
        lineups: [
          { ...side, substitutes: [{ ...placed, id: 92, number: 12, grid: null }] },
          { ...side, teamId: 12, starters: [], substitutes: [] },
        ],
      },
    ],
    match_events: [
      { ...event, extra: 1, detail: 'Missed Penalty', player: 92 },
      { ...event, extra: 2, detail: 'Penalty', player: 91 },
    ],
    appearances: [
      {
        id: 7,
        player_id: 91,
        team: 11,
        minutes: 90,
        goals: 1,
        assists: 0,
        ...cardsHere,
        rating: 7.3,
        number: 1,
        position: 'goalkeeper',
        captain: true,
        substitute: false,
        numbers: { ...numbers, passes: { total: 30, key: 0, accuracy: 67 }, cards: cardsHere },
      },
    ],
  };
}
type Rows = ReturnType<typeof rows>;

/** Compares rows as PostgreSQL would return them, after a change by `spoil`. */
function compareAfter(spoil: (stored: Rows) => unknown, truth = record): Promise<string[]> {
  const stored = rows();
  spoil(stored);
  const tables = Object.entries(stored);
  return compareWithRecord(
    async <T>(text: string) => tables.find(([name]) => text.includes(`from ${name} `))![1] as T[],
    [truth],
  );
}

test('HOUSE: a match that is stored as simulated has no differences', async () => {
  expect(await compareAfter(() => {})).toEqual([]);
});

test.each<[string, (stored: Rows) => unknown]>([
  [
    'kick-off: stored 2026-11-21T16:00:00.000Z, true 2026-11-21T15:00:00.000Z',
    ({ matches: [m] }) => m!.kickoff.setUTCHours(16),
  ],
  ['status: stored FT, true PEN', ({ matches: [m] }) => (m!.status_short = 'FT')],
  ['goals away: stored 2, true 1', ({ matches: [m] }) => (m!.away_goals = 2)],
  [
    'halftime home: stored nothing, true 0',
    ({ matches: [m] }) => Object.assign(m!.score, { halftime: { home: null, away: 1 } }),
  ],
  [
    'extratime away: stored 0, true nothing',
    ({ matches: [m] }) => Object.assign(m!.score.extratime, { away: 0 }),
  ],
  ['winner: stored nothing, true home', ({ matches: [m] }) => (m!.winner = null)],
  [
    'referee: stored R. Whistle, Wales, true R. Whistle, England',
    ({ matches: [m] }) => (m!.referee_country = 'Wales'),
  ],
  [
    'event 2: stored nothing, true 120+2 home Goal: Penalty (91, none) Penalty Shootout',
    ({ match_events: events }) => events.pop(),
  ],
  [
    'event 1: stored 120+1 away Goal: Missed Penalty (92, none) –, true 120+1 home Goal: Missed Penalty (92, none) Penalty Shootout',
    ({ match_events: [event] }) => Object.assign(event!, { team_id: 12, comments: null }),
  ],
  ['home formation: stored 4-4-2, true 4-3-3', ({ matches: [m] }) => (m!.lineups[0]!.formation = '4-4-2')],
  ['away coach: stored 82, true 81', ({ matches: [m] }) => (m!.lineups[1]!.coach = { id: 82 })],
  [
    'home starter 1: stored 91 with number 1 at 2:1, true 91 with number 1 at 1:1',
    ({ matches: [m] }) => Object.assign(m!.lineups[0]!.starters[0]!, { grid: { row: 2, column: 1 } }),
  ],
  [
    'home substitute 1: stored nothing, true 92 with number 12',
    ({ matches: [m] }) => m!.lineups[0]!.substitutes.pop(),
  ],
  [
    'home Offsides: stored nothing, true 0',
    ({ matches: [m] }) => (m!.statistics[0]!.statistics[0]!.value = null),
  ],
  ['player 91 rating: stored 8, true 7.3', ({ appearances: [row] }) => (row!.rating = 8)],
  [
    'player 91 passes accuracy: stored 20, true 67',
    ({ appearances: [row] }) => (row!.numbers.passes.accuracy = 20),
  ],
])('HOUSE: a difference is reported: %s', async (sentence, spoil) => {
  expect(await compareAfter(spoil)).toEqual([`match 7 Home – Away: ${sentence}`]);
});

test('HOUSE: a missing match and a player who did not play are reported', async () => {
  expect(await compareAfter(({ matches }) => matches.pop())).toEqual(['match 7 Home – Away: is not stored']);
  const faults = await compareAfter(() => {}, { ...record, players: [] });
  expect(faults).toContain('match 7 Home – Away: player 91 minutes: stored 90, true nothing');
});

test('HOUSE: data that a competition does not cover is not expected', async () => {
  const coverage = { ...record.coverage, playerStatistics: false, statistics: false };
  const spoil = (stored: Rows) => {
    stored.appearances.pop();
    stored.matches[0]!.statistics = [];
  };
  expect(await compareAfter(spoil, { ...record, coverage })).toEqual([]);
  expect(await compareAfter(spoil)).not.toEqual([]);
});
