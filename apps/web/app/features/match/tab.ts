import type { Day, MatchDetails } from '@safira/contract/matches/matches';

/** DLG-18: in their order on the page, which runs from the right. */
export const tabs = ['overview', 'events', 'lineups', 'statistics', 'players', 'h2h', 'highlights'] as const;
export type Tab = (typeof tabs)[number];

/** The zone of the times, and its offsets around the kick-off. */
export type Zone = Pick<Day, 'timezone' | 'offsets'>;

/** The props of a tab's content. */
export type TabProps = { match: MatchDetails; zone: Zone };
