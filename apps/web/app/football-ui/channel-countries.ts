import type { Match } from '@safira/contract/matches/matches';

export type Channels = NonNullable<Match['tvChannels']>;
export type Listed = Pick<Match, 'tvChannels' | 'tvElsewhere'>;

/** Whether a channel is known in any country. */
export const hasAnyChannel = ({ tvChannels, tvElsewhere }: Listed): boolean =>
  !!(tvChannels?.length || tvElsewhere);

/** OURS-20: whether every country has the same channels, which is the usual case. */
export const isSameEverywhere = ({ tvChannels, tvElsewhere }: Listed): boolean =>
  !tvElsewhere && !tvChannels?.some(({ countries }) => countries);
