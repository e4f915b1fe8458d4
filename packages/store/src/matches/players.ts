import { sql } from 'kysely';
import type { MatchDetails } from '@safira/contract/matches/matches';
import type { PlayerNumbers, Position } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { findLineups, type StoredLineup } from './lineups.ts';
import { pictureAddress } from '../media/media.ts';

const letters = { goalkeeper: 'G', defender: 'D', midfielder: 'M', attacker: 'F' } as const;
const letterOf = (position: Position | null) => position && letters[position];

type PlayerRow = {
  id: number;
  team_id: number;
  name: string;
  arabic_name: string;
  picture: string | null;
  minutes: number | null;
  rating: number | null;
  number: number | null;
  position: Position | null;
  is_captain: boolean;
  is_substitute: boolean;
  numbers: PlayerNumbers;
};

/** DLG-09: the named players of a match with their statistics, by team; those who played longest first. */
export async function listMatchPlayers(db: Db, matchId: number): Promise<MatchDetails['players']> {
  const { rows } = await sql<PlayerRow>`
    select a.player_id as id, a.team_id, p.name, p.arabic_name, p.picture, a.minutes, a.rating, a.number,
      a.position, a.is_captain, a.is_substitute, a.numbers
    from appearances a join players p on p.api_id = a.player_id
    where a.match_id = ${matchId}
    order by a.team_id, a.is_substitute, a.minutes desc nulls last, a.player_id`.execute(db);
  const sides = Map.groupBy(rows, (row) => row.team_id);
  return [...sides].map(([id, players]) => ({ team: { id }, players: players.map(toPlayer) }));
}

function toPlayer(row: PlayerRow): MatchDetails['players'][number]['players'][number] {
  return {
    player: {
      id: row.id,
      name: row.arabic_name,
      originalName: row.name,
      photo: pictureAddress(row.picture, 'small'),
    },
    statistics: [
      {
        games: {
          minutes: row.minutes,
          rating: row.rating,
          number: row.number,
          position: letterOf(row.position),
          captain: row.is_captain,
          substitute: row.is_substitute,
        },
        ...row.numbers,
      },
    ],
  };
}

type Known = { id: number; name: string; arabic_name: string; picture: string | null };

/** DLG-07: the line-ups of a match, with the currently stored names. */
export async function listMatchLineups(db: Db, matchId: number): Promise<MatchDetails['lineups']> {
  const lineups = await findLineups(db, matchId);
  const players = await listPeople(db, 'players', lineups.flatMap(playerIds));
  const coaches = await listPeople(
    db,
    'coaches',
    lineups.flatMap(({ coach }) => coach?.id ?? []),
  );
  const named = (known: Map<number, Known>, person: StoredPerson) => {
    const row = person.id === null ? undefined : known.get(person.id);
    return {
      id: person.id,
      name: row?.arabic_name ?? person.arabicName ?? person.name,
      originalName: row?.name ?? person.name,
    };
  };
  const placed = (player: StoredLineup['starters'][number]) => ({
    player: {
      ...named(players, player),
      number: player.number,
      pos: letterOf(player.position),
      grid: player.grid && `${player.grid.row}:${player.grid.column}`,
    },
  });
  return lineups.map(({ teamId, formation, colours, coach, starters, substitutes }) => ({
    team: { id: teamId },
    formation,
    colours,
    coach: coach && {
      ...named(coaches, coach),
      photo: pictureAddress(coaches.get(coach.id ?? 0)?.picture ?? null, 'small'),
    },
    startXI: starters.map(placed),
    substitutes: substitutes.map(placed),
  }));
}

type StoredPerson = { id: number | null; name: string; arabicName?: string };

const playerIds = ({ starters, substitutes }: StoredLineup) =>
  [...starters, ...substitutes].flatMap(({ id }) => id ?? []);

async function listPeople(
  db: Db,
  table: 'players' | 'coaches',
  ids: readonly number[],
): Promise<Map<number, Known>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Known>`
    select api_id as id, name, arabic_name, picture from ${sql.table(table)}
    where api_id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
