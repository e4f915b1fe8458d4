import { groupLabel } from '@safira/arabic/terms/groups';
import type { Competition } from '@safira/contract/competitions/competitions';
import type { TeamRef } from '@safira/contract/parts';
import { type CompetitionBadge, competitionBadge, type TeamBadge, teamBadge } from '../badges.ts';
import { seasonText } from '../text.ts';
import { champion, standings } from './text.ts';

/** Everything on the card of a competition, as final text. */
export type CompetitionFacts = CompetitionBadge & {
  name: string;
  season: string;
  champion: (TeamBadge & { name: string; title: string }) | null;
  table: { title: string; rows: ShownRow[] } | null;
};

export type ShownRow = TeamBadge & { rank: string; name: string; points: string };

type Row = { rank: number; team: TeamRef; points: number; all: { played: number } };

type Stored = {
  competition: Competition & { type: 'league' | 'cup' | null };
  seasonName: string;
  /** Of the season, if its final has been played. */
  champion: TeamRef | undefined;
  groups: readonly { name: string; rows: readonly Row[] }[];
};

const MOST_ROWS = 3;

/** The champion of a cup, else the first of its only table; the first of several groups would say nothing. */
export function competitionFacts({
  competition,
  seasonName,
  champion: winner,
  groups,
}: Stored): CompetitionFacts {
  return {
    ...competitionBadge(competition, 'large'),
    name: competition.name,
    season: seasonText(seasonName),
    champion: winner ? { ...teamBadge(winner), name: winner.name, title: champion } : null,
    table: winner || groups.length !== 1 ? null : tableOf(groups[0]!, competition.type === 'cup'),
  };
}

/** Before the first match a table is in the order of names. */
function tableOf({ name, rows }: Stored['groups'][number], isStage: boolean): CompetitionFacts['table'] {
  if (rows.every(({ all }) => all.played === 0)) return null;
  return {
    title: isStage ? groupLabel(name) : standings,
    rows: rows.slice(0, MOST_ROWS).map(({ rank, team, points }) => ({
      ...teamBadge(team),
      rank: String(rank),
      name: team.name,
      points: String(points),
    })),
  };
}
