import { channelName } from '@safira/arabic/terms/channels';
import {
  type Broadcast,
  resolveBroadcasts,
  type ResolvedChannel,
  type ResolvedMatch,
} from '@safira/broadcasts/resolve-broadcasts';
import type { TvChannel } from '@safira/contract/matches/channels';

/** OURS-17: where a match is shown, as answers list it, in all countries: each channel with its own. */
export const tvChannelsOf = (match: ResolvedMatch, broadcasts: readonly Broadcast[]): TvChannel[] =>
  resolveBroadcasts(match, broadcasts).map(toTvChannel);

/** OURS-20: those that a reader in this country can watch, and the others. */
export function splitByCountry<C extends Pick<TvChannel, 'countries'>>(
  channels: readonly C[],
  country: string,
): { here: C[]; elsewhere: C[] } {
  const isHere = ({ countries }: C) => countries === undefined || countries.includes(country);
  return { here: channels.filter(isHere), elsewhere: channels.filter((one) => !isHere(one)) };
}

/** What is not known is left out: a day's list has hundreds of these. */
function toTvChannel(channel: ResolvedChannel): TvChannel {
  const { slug, name, source, checkedAt, isConfirmed, access, language, commentators, countries } = channel;
  return {
    name: channelName(name),
    originalName: name,
    logo: null,
    isConfirmed,
    source,
    checkedAt: checkedAt.toISOString(),
    ...(slug !== null && { slug }),
    ...(access !== null && { access }),
    ...(language !== null && { language }),
    ...(commentators.length > 0 && { commentators: [...commentators] }),
    ...(countries !== null && { countries: [...countries] }),
  };
}
