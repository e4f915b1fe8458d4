import type { User } from '@safira/contract/accounts/parts';
import type { Day } from '@safira/contract/matches/matches';
import { createContext, use } from 'react';

/** The zone of the page and what its times need. */
export type Times = { zone: string; offsets: Day['offsets'] };

/** What the frame of the newsroom passes to its pages. */
export type Newsroom = {
  user: User;
  /** The session has ended while the page was open: what was written must stay. */
  isSignedOut: boolean;
  times: Times;
};

/** Only pages within the frame read it. */
export const NewsroomContext = createContext<Newsroom>(undefined as never);

export const useNewsroom = () => use(NewsroomContext);
