import { AppError } from '@safira/contract/errors';
import { competitionCard } from '@safira/contract/files';
import type { Clock } from '@safira/football/time/clock';
import { findChampion } from '@safira/store/competitions/champion';
import { findCompetition } from '@safira/store/competitions/competitions';
import { listSeasons } from '@safira/store/competitions/seasons';
import { findFinishedStandings } from '@safira/store/competitions/standings';
import type { Db } from '@safira/store/db';
import { drawCompetitionCard } from '../../share-card/competition/draw.ts';
import { competitionFacts } from '../../share-card/competition/facts.ts';
import type { ServeCard } from '../../share-card/serve-card.ts';

/** OURS-05. A season that is not stored yet has its name only: its page requests the rest. */
export function competitionCardRoutes(serveCard: ServeCard, { db, clock }: { db: Db; clock: Clock }): void {
  serveCard(competitionCard, {
    draw: drawCompetitionCard,
    read: async ({ id, season: requested }) => {
      const [competition, seasons] = await Promise.all([findCompetition(db, id), listSeasons(db, id)]);
      if (!competition) throw new AppError('not_found', `competition ${id}`);
      const season = requested ?? seasons.find(({ isCurrent }) => isCurrent)?.season ?? competition.season;
      const known = seasons.find((one) => one.season === season);
      if (requested !== undefined && !known) throw new AppError('not_found', `season ${season} of ${id}`);
      const of = { competitionId: id, season };
      const [champion, groups] = await Promise.all([
        findChampion(db, of),
        findFinishedStandings(db, { ...of, now: clock.now() }),
      ]);
      const seasonName = known?.name ?? String(season);
      return {
        facts: competitionFacts({ competition, seasonName, champion, groups }),
        cache: 'steady',
        dependsOn: { competitions: [{ id, season }] },
      };
    },
  });
}
