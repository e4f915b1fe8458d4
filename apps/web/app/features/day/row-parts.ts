import type { Match } from '@safira/contract/matches/matches';
import { createContext, type ReactNode } from 'react';
import type { Listed } from '../../football-ui/channel-countries.ts';

/** HOME-16: what a signed-in reader sees in rows. */
export type MemberMarks = {
  starOf: (match: Match) => ReactNode;
  isFavouriteTeam: (id: number) => boolean;
};

/** What rows use from other features; the route provides it. The same object until something in it changes. */
export type RowParts = {
  /** OURS-02: the kick-off time as a button. */
  kickOff: (match: Match, time: string) => ReactNode;
  channelsOf: (match: Match) => Listed;
  /** HOME-07 */
  showChannels: (match: Match) => void;
  member?: MemberMarks | undefined;
};

export const RowPartsContext = createContext<RowParts>({
  kickOff: (_, time) => time,
  channelsOf: (match) => match,
  showChannels: () => undefined,
});
