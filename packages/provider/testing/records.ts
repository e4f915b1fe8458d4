import type { WireCoach } from '../src/wire/coachs.ts';
import type { WireInjury } from '../src/wire/injuries.ts';
import type { WireLeague } from '../src/wire/leagues.ts';
import type { WireSquad } from '../src/wire/players.ts';
import type { WireStandings } from '../src/wire/standings.ts';
import type { WireTeam } from '../src/wire/teams.ts';

const serieA = { id: 135, name: 'Serie A', country: 'Italy', logo: null, flag: null, season: 2025 };

export function aLeague(...seasons: Partial<WireLeague['seasons'][number]>[]) {
  return {
    league: { id: 504, name: "King's Cup", type: 'Cup', logo: null },
    country: { name: 'Saudi-Arabia', code: 'SA', flag: null },
    seasons: seasons.map((season) => ({ year: 2025, start: '2025-08-23', end: '2026-05-24', ...season })),
  } satisfies WireLeague;
}

type Parts = { team?: Partial<WireTeam['team']>; venue?: WireTeam['venue'] };

export function aTeam({ team, venue }: Parts = {}) {
  return {
    team: {
      id: 490,
      name: 'Cagliari',
      code: 'CAG',
      country: 'Italy',
      founded: 1920,
      national: false,
      logo: null,
      ...team,
    },
    venue: venue ?? {
      id: 12275,
      name: 'Unipol Domus',
      address: 'Via Raimondo Carta Raspi',
      city: 'Cagliari',
      capacity: 16416,
      surface: 'grass',
      image: null,
    },
  } satisfies WireTeam;
}

export function aSquad(...players: Partial<WireSquad['players'][number]>[]) {
  const caprile = { id: 30731, name: 'E. Caprile', age: 24, number: 1, position: 'Goalkeeper', photo: null };
  return {
    team: { id: 490, name: 'Cagliari', logo: null },
    players: players.map((player) => ({ ...caprile, ...player })),
  } satisfies WireSquad;
}

export function aCoach(id: number, ...career: [team: number, start: string, end: string | null][]) {
  return {
    id,
    name: 'Leonardo Jardim',
    birth: { date: '1974-08-01', place: 'Barcelona', country: 'Venezuela' },
    nationality: 'Portugal',
    team: { id: 135, name: 'Cruzeiro', logo: null },
    career: career.map(([team, start, end]) => ({ team: { id: team }, start, end })),
  } satisfies WireCoach;
}

type Row = WireStandings['league']['standings'][number][number];

export function aStanding(row: Partial<Row> = {}): Row {
  const half = { played: 9, win: 2, draw: 3, lose: 4, goals: { for: 10, against: 12 } };
  return {
    rank: 15,
    team: { id: 490, name: 'Cagliari', logo: null },
    points: 18,
    goalsDiff: -6,
    group: 'Serie A',
    form: 'LWDLW',
    status: 'same',
    description: null,
    all: { played: 18, win: 4, draw: 6, lose: 8, goals: { for: 19, against: 25 } },
    home: half,
    away: half,
    ...row,
  };
}

export function someStandings(...standings: Row[][]) {
  return { league: { ...serieA, standings } } satisfies WireStandings;
}

export function anInjury({ player = {}, match = 1377867 }: { player?: object; match?: number } = {}) {
  return {
    player: {
      id: 3430,
      name: 'Caleb Ekuban',
      photo: null,
      type: 'Missing Fixture',
      reason: 'Knee Injury',
      ...player,
    },
    team: { id: 495, name: 'Genoa', logo: null },
    fixture: { id: match, timezone: 'UTC', date: '2025-08-23T16:30:00+00:00', timestamp: 1755966600 },
    league: serieA,
  } satisfies WireInjury;
}

export function aPrediction(predictions: object = {}) {
  return {
    predictions: {
      winner: { id: 1189, name: 'Deportivo Santani', comment: 'Win or draw' },
      win_or_draw: true,
      under_over: '-3.5',
      goals: { home: '-2.5', away: '-1.5' },
      advice: 'Double chance : Deportivo Santani or draw',
      percent: { home: '45%', draw: '45%', away: '10%' },
      ...predictions,
    },
  };
}
