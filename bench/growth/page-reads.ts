import { listLeaders } from '@safira/store/competitions/leaders';
import { countCompetitionMatches, listCompetitionMatches } from '@safira/store/competitions/matches';
import { listPlayersAbroad } from '@safira/store/players/abroad';
import { findPlayer } from '@safira/store/players/reads';
import { findTeam } from '@safira/store/teams/reads';
import { listTeamSchedule } from '@safira/store/teams/schedule';
import type { Db } from '../../packages/store/src/db.ts';
import { A_PAGE, type Draw, type Read } from './read.ts';

const DAY_MS = 24 * 3_600_000;
const LEADERS = 20;

export type PageReads = Record<'schedule' | 'twoTeams' | 'leaders' | 'player' | 'abroad', Read>;

/**
 * What pages of competitions, teams and players read. Teams and seasons are drawn from those of now: of a club that was
 * given up long ago nothing is listed, which would only look fast.
 */
export async function makePageReads(
  db: Db,
  { drawn, now }: { drawn: Draw; now: number },
): Promise<PageReads> {
  const seasons = await drawn<{ id: number; season: number; teams: number[] }>(
    `select s.competition_id as id, s.season, array_agg(t.team_id order by t.team_id) as teams,
      growth.u(s.competition_id, 51) as random
    from seasons s join standings t using (competition_id, season)
    where s.season = (select max(season) from seasons) group by 1, 2`,
  );
  const teams = await drawn<{ slug: string }>(
    `select slug, growth.u(api_id, 52) as random from teams
    where api_id in (select team_id from standings where season = (select max(season) from seasons))`,
  );
  const players = await drawn<{ id: number }>(
    'select api_id as id, growth.u(api_id, 53) as random from players',
  );
  const days = await drawn<{ day: Date }>(
    `select day, growth.u(extract(epoch from day)::bigint, 54) as random
    from generate_series(now()::date, (select max(kickoff) from matches)::date, '1 day') as day`,
  );

  const read = <T>(list: readonly T[], run: (argument: T, index: number) => Promise<unknown>): Read => ({
    arguments: list.length,
    run: (index) => run(list[index]!, index),
  });
  return {
    schedule: read(teams, async ({ slug }, index) => {
      const { id: teamId } = (await findTeam(db, { slug }))!;
      const when = index % 2 === 0 ? 'coming' : 'past';
      return listTeamSchedule(db, { teamId, now, when, limit: A_PAGE, page: 1 });
    }),
    twoTeams: read(seasons, async ({ id: competitionId, season, teams: all }, index) => {
      const filter = { competitionId, season, teamIds: [all[index % all.length]!, all[0]!] };
      const total = await countCompetitionMatches(db, filter);
      return listCompetitionMatches(db, { ...filter, limit: A_PAGE, offset: Math.min(A_PAGE, total) });
    }),
    leaders: read(seasons, ({ id: competitionId, season }) =>
      listLeaders(db, { competitionId, season, by: 'goals', limit: LEADERS }),
    ),
    player: read(players, ({ id }) => findPlayer(db, { id, now })),
    abroad: read(days, ({ day }) =>
      listPlayersAbroad(db, { from: day.getTime(), to: day.getTime() + DAY_MS, now }),
    ),
  };
}
