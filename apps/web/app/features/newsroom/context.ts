import type { User } from '@safira/contract/accounts/parts';
import type { Day } from '@safira/contract/matches/matches';
import { useOutletContext } from 'react-router';

/** The zone of the page and what its times need. */
export type Times = { zone: string; offsets: Day['offsets'] };

/** What the frame of the newsroom passes to its pages. */
export type Newsroom = {
  user: User;
  /** The session has ended while the page was open: what was written must stay. */
  isSignedOut: boolean;
  times: Times;
};

export const useNewsroom = () => useOutletContext<Newsroom>();
