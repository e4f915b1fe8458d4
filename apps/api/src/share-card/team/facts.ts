import { formResult } from '@safira/arabic/terms/forms';
import { groupLabel } from '@safira/arabic/terms/groups';
import type { Competition } from '@safira/contract/competitions/competitions';
import type { Team } from '@safira/contract/teams/teams';
import { rowOfTeam } from '@safira/football/teams/team-place';
import { type CompetitionBadge, competitionBadge, type TeamBadge, teamBadge } from '../badges.ts';
import { between, seasonText } from '../text.ts';
import type { Tile } from '../tiles.ts';
import * as text from './text.ts';

/** Everything on the card of a team, as final text. */
export type TeamFacts = TeamBadge & {
  name: string;
  country: string | null;
  /** In its main competition; null where nothing is known of it. */
  season: {
    heading: CompetitionBadge & { title: string };
    tiles: Tile[];
    /** Letters, the oldest first. */
    form: Result[];
  } | null;
};

export type Result = { letter: string; kind: 'win' | 'draw' | 'loss' };

type Row = { rank: number; team: { id: number }; points: number; all: { played: number } };

type Season = {
  competition: Competition;
  seasonName: string;
  groups: readonly { name: string; rows: readonly Row[] }[];
  /** W, D, L, the oldest first. */
  form: string;
};

const MOST_RESULTS = 5;
const kinds: Record<string, Result['kind']> = { W: 'win', D: 'draw', L: 'loss' };

export function teamFacts(team: Team, season: Season | undefined): TeamFacts {
  return {
    ...teamBadge(team),
    name: team.name,
    country: team.countryName,
    season: season ? seasonOf(team, season) : null,
  };
}

function seasonOf(team: Team, { competition, seasonName, groups, form }: Season): TeamFacts['season'] {
  const group = groups.findLast(({ rows }) => rowOfTeam(rows, team.id));
  const tiles = tilesOf(rowOfTeam(group?.rows ?? [], team.id));
  const results = resultsOf(form);
  if (tiles.length === 0 && results.length === 0) return null;
  const groupName = tiles.length > 0 && groups.length > 1 ? groupLabel(group!.name) : undefined;
  const title = [competition.name, groupName, seasonText(seasonName)].filter(Boolean).join(between);
  return { heading: { ...competitionBadge(competition, 'small'), title }, tiles, form: results };
}

/** Before the first match a table is in the order of names. */
function tilesOf(row: Row | undefined): Tile[] {
  if (!row || row.all.played === 0) return [];
  const { rank, points, all } = row;
  return [
    { label: text.tiles.rank, value: String(rank), card: 'yellow' },
    { label: text.tiles.points, value: String(points) },
    { label: text.tiles.played, value: String(all.played) },
  ];
}

const resultsOf = (form: string): Result[] =>
  [...form].slice(-MOST_RESULTS).flatMap((letter) => {
    const [shown, kind] = [formResult(letter), kinds[letter]];
    return shown && kind ? [{ letter: shown.letter, kind }] : [];
  });
