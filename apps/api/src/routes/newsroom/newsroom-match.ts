import type { NewsroomMatch, ProbableBroadcast, StoredBroadcast } from '@safira/contract/newsroom/broadcasts';
import type { Match } from '@safira/contract/matches/matches';
import type { StoredEntry } from '@safira/store/broadcasts/entries';
import type * as store from '@safira/store/broadcasts/probable';

export const toNewsroomMatch = ({
  apiId,
  date,
  league,
  teams,
}: Pick<Match, 'apiId' | 'date' | 'league' | 'teams'>): NewsroomMatch => ({
  id: apiId,
  date,
  home: { name: teams.home.name, originalName: teams.home.originalName },
  away: { name: teams.away.name, originalName: teams.away.originalName },
  competition: { id: league.id, name: league.name, originalName: league.originalName },
});

export const toStoredBroadcast = ({
  matchId: _,
  checkedAt,
  countries,
  commentators,
  ...entry
}: StoredEntry): StoredBroadcast => ({
  ...entry,
  countries: countries && [...countries],
  commentators: [...commentators],
  checkedAt: checkedAt.toISOString(),
});

export const toProbable = ({
  matchId: _,
  startsAt,
  foundAt,
  ...probable
}: store.ProbableBroadcast): ProbableBroadcast => ({
  ...probable,
  startsAt: startsAt.toISOString(),
  foundAt: foundAt.toISOString(),
});
