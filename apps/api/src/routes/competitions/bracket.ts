import { roundLabel } from '@safira/arabic/terms/rounds';
import { getBracket, getBracketByApiId } from '@safira/contract/competitions/bracket';
import { AppError } from '@safira/contract/errors';
import { drawBracket, formatOf } from '@safira/football/competitions/bracket/bracket';
import type { Clock } from '@safira/football/time/clock';
import { findKnockoutMatches } from '@safira/store/competitions/bracket';
import { listMatchIdsAround } from '@safira/store/competitions/matches';
import { findShownSeason } from '@safira/store/competitions/seasons';
import type { Db } from '@safira/store/db';
import { makeSeasonReads } from '../../season-reads.ts';
import { type Api, serve } from '../../serve.ts';

/** OURS-11 */
export function bracketRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const readSeason = makeSeasonReads(api, { db, clock });
  for (const entry of [getBracket, getBracketByApiId]) {
    serve(api, entry, {
      key: ({ params, query }) => `${params.id} ${query.season ?? ''}`,
      answer: async ({ params: { id }, query, address }) => {
        const shown = await findShownSeason(db, id);
        if (shown === undefined) throw new AppError('not_found', `competition ${id}`);
        const of = { competitionId: id, season: query.season ?? shown };
        const { matches } = await readSeason({
          ...of,
          shown,
          part: 'fixtures',
          address,
          load: () => findKnockoutMatches(db, of),
          isEmpty: ({ isStored }) => !isStored,
        });
        const { rounds, thirdPlace } = drawBracket(matches, formatOf(id, of.season));
        const isLive = matches.some((match) => match.isLive);
        return {
          data: {
            season: of.season,
            isLive,
            matchIds: await listMatchIdsAround(db, { ...of, now: clock.now() }),
            rounds: rounds.map(({ round, ...rest }) => ({ ...rest, name: roundLabel(round) })),
            thirdPlace,
          },
          cache: isLive ? 'live' : 'today',
          // The whole season: the draw of the next round adds matches.
          dependsOn: { competitions: [{ id, season: of.season }] },
        };
      },
    });
  }
}
