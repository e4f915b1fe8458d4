import { AppError } from '@safira/contract/errors';
import { getCompetitionStatistics, listTopScorers } from '@safira/contract/competitions/leaders';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import { findMostMinutes, listLeaders } from '@safira/store/competitions/leaders';
import { findShownSeason } from '@safira/store/competitions/seasons';
import { makeSeasonReads } from '../../season-reads.ts';
import { type Api, serve } from '../../serve.ts';

type LeadersInput = {
  params: { id: number };
  query: { season?: number | undefined; limit: number };
};

/** The totals of players are updated some time after the change of their match. */
const dependsOn = {};

/** COMP-07 */
export function leadersRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const readSeason = makeSeasonReads(api, { db, clock });
  const key = ({ params: { id }, query: { season, limit } }: LeadersInput) =>
    `${id} ${season ?? ''} ${limit}`;

  serve(api, listTopScorers, {
    key,
    answer: async (input) => {
      const { shown, ...of } = await seasonOf(db, input);
      const data = await readSeason({
        ...of,
        shown,
        part: 'leaders',
        address: input.address,
        load: () => listLeaders(db, { ...of, by: 'goals' }),
        isEmpty: (found) => found.length === 0,
      });
      return { data, season: of.season, dependsOn };
    },
  });

  serve(api, getCompetitionStatistics, {
    key,
    answer: async (input) => {
      const { shown, ...of } = await seasonOf(db, input);
      const ratedFromMinutes = ratedFrom(await findMostMinutes(db, of));
      const [topScorers, topAssists, topRatings, topCards] = await readSeason({
        ...of,
        shown,
        part: 'leaders',
        address: input.address,
        load: () =>
          Promise.all([
            listLeaders(db, { ...of, by: 'goals' }),
            listLeaders(db, { ...of, by: 'assists' }),
            listLeaders(db, { ...of, by: 'rating', fromMinutes: ratedFromMinutes }),
            listLeaders(db, { ...of, by: 'cards' }),
          ]),
        // Single matches of a season that was not synced have cards for nearly everyone: these lead nothing yet.
        isEmpty: ([scorers, assists]) => scorers.length === 0 && assists.length === 0,
      });
      const boards = { topScorers, topAssists, topRatings, topCards };
      return { data: { ...boards, ratedFromMinutes, season: of.season }, dependsOn };
    },
  });
}

/** Ten hours of play; at the start of a season, and in a short one, half of what anyone has played. */
const ratedFrom = (mostMinutes: number) => Math.min(600, Math.floor(mostMinutes / 20) * 10);

async function seasonOf(db: Db, { params: { id }, query }: LeadersInput) {
  const shown = await findShownSeason(db, id);
  if (shown === undefined) throw new AppError('not_found', `competition ${id}`);
  return { competitionId: id, season: query.season ?? shown, shown, limit: query.limit };
}
