import { nationalTeam } from '@safira/arabic/names/countries';
import { genderOf, type Named } from '@safira/arabic/terms/gender';
import type { Match } from '@safira/contract/matches/matches';
import type { MatchRecord, Team } from '@safira/reports/record';
import type { Db } from '../db.ts';

const NEEDS_EDITOR = 'needs_editor';

type CertainNames = {
  referee: string | null;
  venue: string | null;
  toTeam: (team: Match['teams']['home']) => Team;
};

/** What is uncertain and can be left out is left out; for the other names a report waits (`hasUncertainName`). */
export async function findCertainNames(db: Db, id: number): Promise<CertainNames> {
  const row = await db
    .selectFrom('matches as m')
    .innerJoin('teams as h', 'h.api_id', 'm.home_id')
    .innerJoin('teams as a', 'a.api_id', 'm.away_id')
    .leftJoin('venues as v', 'v.id', 'm.venue_id')
    .select(['m.referee_arabic', 'm.referee_how', 'v.arabic_name as venue', 'v.name_how as venue_how'])
    .select(['h.is_national as home_national', 'a.is_national as away_national', 'm.home_id'])
    .where('m.api_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    referee: row.referee_how === NEEDS_EDITOR ? null : row.referee_arabic,
    venue: row.venue_how === NEEDS_EDITOR ? null : row.venue,
    toTeam: (team) => toTeam(team, team.id === row.home_id ? row.home_national : row.away_national),
  };
}

/** `isNational` is null until the profile of the team is known. */
export const toTeam = (
  { id, name, originalName }: Named & { id: number },
  isNational: boolean | null,
): Team => ({
  id,
  name,
  isNational: isNational ?? nationalTeam(originalName) !== undefined,
  gender: genderOf({ name, originalName }),
});

type Said = { people: readonly (number | null)[]; teams: MatchRecord['teams']; competition: { id: number } };

/** A report or a preview waits while one of these has a name that needs an editor. */
export async function hasUncertainName(db: Db, { people, teams, competition }: Said): Promise<boolean> {
  const uncertain = await Promise.all([
    isUncertain(
      db,
      'players',
      people.filter((id) => id !== null),
    ),
    isUncertain(db, 'teams', [teams.home.id, teams.away.id]),
    isUncertain(db, 'competitions', [competition.id]),
  ]);
  return uncertain.includes(true);
}

async function isUncertain(
  db: Db,
  table: 'players' | 'teams' | 'competitions',
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return false;
  const row = await db
    .selectFrom(table)
    .select('api_id')
    .where('api_id', 'in', ids)
    .where('name_how', '=', NEEDS_EDITOR)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
