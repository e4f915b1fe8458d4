import { teamCard } from '@safira/contract/files';
import type { Clock } from '@safira/football/time/clock';
import { formOf } from '@safira/football/teams/form';
import { mainCompetition } from '@safira/football/teams/team-place';
import { findCompetition } from '@safira/store/competitions/competitions';
import { listSeasons } from '@safira/store/competitions/seasons';
import { findFinishedStandings } from '@safira/store/competitions/standings';
import type { Db } from '@safira/store/db';
import { listTeamResults } from '@safira/store/teams/matches';
import { listTeamSchedule } from '@safira/store/teams/schedule';
import type { ServeCard } from '../../share-card/serve-card.ts';
import { drawTeamCard } from '../../share-card/team/draw.ts';
import { teamFacts } from '../../share-card/team/facts.ts';
import { knownTeam } from './teams.ts';

/** OURS-05 */
export function teamCardRoutes(serveCard: ServeCard, { db, clock }: { db: Db; clock: Clock }): void {
  async function readSeason(teamId: number) {
    const now = clock.now();
    const schedule = await listTeamSchedule(db, { teamId, now, when: 'past', limit: 1, page: 1 });
    const main = mainCompetition(schedule.competitions);
    if (!main) return undefined;
    const of = { competitionId: main.id, season: main.season };
    const [competition, seasons, groups, results] = await Promise.all([
      findCompetition(db, main.id),
      listSeasons(db, main.id),
      findFinishedStandings(db, { ...of, now }),
      listTeamResults(db, { teamId, ...of }),
    ]);
    if (!competition) return undefined;
    const seasonName = seasons.find(({ season }) => season === main.season)?.name ?? String(main.season);
    const form = formOf(results.map(({ outcome }) => outcome));
    return { competition, seasonName, groups, form, season: main.season };
  }

  serveCard(teamCard, {
    draw: drawTeamCard,
    read: async ({ id: slug }) => {
      const team = await knownTeam(db, { slug });
      const found = await readSeason(team.id);
      const competitions = found ? [{ id: found.competition.id, season: found.season }] : [];
      return {
        facts: teamFacts(team, found),
        cache: 'steady',
        dependsOn: { teams: [team.id], competitions },
      };
    },
  });
}
