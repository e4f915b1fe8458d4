import type { TvChannel } from '@safira/contract/channels';
import type { Match } from '@safira/contract/matches';
import { createContext, type ReactNode } from 'react';

export type RowChannel = Pick<TvChannel, 'name'>;

/** What rows take from other features; the route brings them together. The same value while nothing of it changes. */
export type RowParts = {
  /** OURS-02: what a press on the time of a kick-off does. */
  kickOff: (match: Match, time: ReactNode) => ReactNode;
  channelsOf: (match: Match) => readonly RowChannel[] | null;
  /** HOME-07 */
  showChannels: (match: Match) => void;
};

export const RowPartsContext = createContext<RowParts>({
  kickOff: (_, time) => time,
  channelsOf: ({ tvChannels }) => tvChannels,
  showChannels: () => undefined,
});
