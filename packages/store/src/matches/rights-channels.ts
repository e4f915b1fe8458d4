import { channelName } from '@safira/arabic/channels';
import type { TvChannel } from '@safira/contract/matches/channels';
import { networksOf } from '@safira/football/broadcast-rights';

/** HOME-15: the networks with the rights of a match. The channel itself is not known, so none is confirmed. */
export const channelsByRights = (competitionId: number, kickoff: Date): TvChannel[] =>
  networksOf(competitionId, kickoff).map((name) => ({
    name: channelName(name),
    originalName: name,
    logo: null,
    isConfirmed: false,
  }));
