import type { DayChannel } from '@safira/contract/broadcasts/day';
import type { Match } from '@safira/contract/matches/matches';
import { channelName } from '@safira/arabic/terms/channels';
import type { Db } from '../db.ts';
import { listMatchesBetween } from '../matches/matches.ts';
import { listChannelsBySlug } from './channels.ts';

type Span = { from: number; to: number; limit: number; country: string };

/** OURS-18: the matches of a span of which a channel or a network is known, and the channels that they name. */
export async function listBroadcastsBetween(
  db: Db,
  span: Span,
): Promise<{ channels: DayChannel[]; matches: Match[] }> {
  const matches = (await listMatchesBetween(db, span)).filter(({ tvChannels }) => tvChannels !== null);
  const named = matches
    .flatMap(({ tvChannels, tvElsewhere = [] }) => [...(tvChannels ?? []), ...tvElsewhere])
    .flatMap(({ slug }) => slug ?? []);
  const channels = await listChannelsBySlug(db, [...new Set(named)]);
  return {
    channels: channels.map(({ slug, arabicName, network, access }) => ({
      slug,
      name: arabicName,
      network: channelName(network),
      ...(access !== null && { access }),
    })),
    matches,
  };
}
