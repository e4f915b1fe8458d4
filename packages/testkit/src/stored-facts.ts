import type { MatchRecord } from '../../../apps/simulator/src/control/record.ts';
import type { Score, TeamStatistics } from '@safira/contract/matches/matches';
import type { ObservedLineup, PlayerNumbers } from '@safira/football/observed/records';
import {
  addEvents,
  addLineup,
  addPlayer,
  BLOCKS,
  type EventFact,
  type Facts,
  type PlayerFact,
  SIDES,
} from './match-facts.ts';

/** Rows of the worker's PostgreSQL. */
export type Query = <T>(text: string, values: unknown[]) => Promise<T[]>;

type MatchRow = {
  id: number;
  competition_id: number;
  season: number;
  round: string | null;
  kickoff: Date;
  status_short: string;
  home_id: number;
  away_id: number;
  home_goals: number | null;
  away_goals: number | null;
  score: Score;
  winner: string | null;
  referee: string | null;
  referee_country: string | null;
  statistics: TeamStatistics[] | null;
  lineups: ObservedLineup[] | null;
};
type EventRow = Omit<EventFact, 'side'> & { id: number; team_id: number };
type PlayerRow = { id: number; player_id: number; numbers: PlayerNumbers } & PlayerFact['columns'];

/** HOUSE: the stored facts of these matches, by match. */
export async function listStoredFacts(
  query: Query,
  records: readonly MatchRecord[],
): Promise<Map<number, Facts>> {
  const ids = [records.map(({ fixture }) => fixture)];
  const matches = await query<MatchRow>(
    `select m.api_id as id, competition_id, season, round, kickoff, status_short, home_id, away_id,
       home_goals, away_goals, score, winner, referee, referee_country, d.statistics, d.lineups
     from matches m left join match_details d on d.match_id = m.api_id where m.api_id = any($1::int[])`,
    ids,
  );
  const events = await query<EventRow>(
    `select match_id as id, elapsed, extra, type, detail, comments, team_id,
       player_id as player, assist_id as assist
     from match_events where match_id = any($1::int[]) order by match_id, position`,
    ids,
  );
  const players = await query<PlayerRow>(
    `select match_id as id, player_id, team_id as team, minutes, goals, assists, yellow, yellowred, red,
       rating, number, position, is_captain as captain, is_substitute as substitute, numbers
     from appearances where match_id = any($1::int[])`,
    ids,
  );
  const eventsOf = Map.groupBy(events, ({ id }) => id);
  const playersOf = Map.groupBy(players, ({ id }) => id);
  return new Map(
    matches.map((match) => {
      const facts = factsOf(match, eventsOf.get(match.id) ?? []);
      for (const { id: _, player_id, numbers, ...columns } of playersOf.get(match.id) ?? [])
        addPlayer(facts, { id: player_id, numbers, columns });
      return [match.id, facts];
    }),
  );
}

function factsOf(match: MatchRow, events: readonly EventRow[]): Facts {
  const { referee, referee_country: country } = match;
  const facts: Facts = new Map();
  facts.set('competition', match.competition_id);
  facts.set('season', match.season);
  facts.set('round', match.round);
  facts.set('home team', match.home_id);
  facts.set('away team', match.away_id);
  facts.set('kick-off', match.kickoff.toISOString());
  facts.set('status', match.status_short);
  facts.set('winner', match.winner);
  facts.set('referee', referee && (country ? `${referee}, ${country}` : referee));
  for (const side of SIDES) {
    facts.set(`goals ${side}`, match[`${side}_goals`]);
    for (const block of BLOCKS) facts.set(`${block} ${side}`, match.score[block][side]);
  }
  const sideOf = (team: number) => sideIn(match, team);
  addEvents(
    facts,
    events.map(({ team_id, ...event }) => ({ ...event, side: sideOf(team_id) })),
  );
  for (const { teamId, formation, coach, starters, substitutes } of match.lineups ?? [])
    addLineup(facts, sideOf(teamId), {
      formation,
      coachId: coach?.id ?? null,
      starters: starters.map(({ grid, ...shirt }) => ({
        ...shirt,
        grid: grid && `${grid.row}:${grid.column}`,
      })),
      substitutes,
    });
  for (const { team, statistics } of match.statistics ?? [])
    for (const { type, value } of statistics) facts.set(`${sideOf(team.id)} ${type}`, value);
  return facts;
}

function sideIn({ home_id, away_id }: MatchRow, team: number): string {
  if (team === home_id) return 'home';
  return team === away_id ? 'away' : `team ${team}`;
}
