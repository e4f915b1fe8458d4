import type { When } from '@safira/contract/teams/schedule';
import type { Team } from '@safira/contract/teams/teams';

export const tabNames = ['overview', 'squad', 'matches'] as const;
export type TeamTab = (typeof tabNames)[number];

export type MatchesView = { when: When; league: number | undefined; page: number };

export const teamPath = ({ _id: slug }: Pick<Team, '_id'>) => `/team/${slug}`;

/** Defaults are left out, so that each view has one address. */
export function tabAddress(team: Pick<Team, '_id'>, tab: TeamTab, view: Partial<MatchesView> = {}): string {
  const query = new URLSearchParams();
  if (tab !== 'overview') query.set('tab', tab);
  if (view.when === 'coming') query.set('when', view.when);
  if (view.league !== undefined) query.set('league', String(view.league));
  if (view.page !== undefined && view.page > 1) query.set('page', String(view.page));
  return query.size > 0 ? `${teamPath(team)}?${query}` : teamPath(team);
}

export function tabOf(query: URLSearchParams): TeamTab {
  return tabNames.find((tab) => tab === query.get('tab')) ?? 'overview';
}

export function matchesViewOf(query: URLSearchParams): MatchesView {
  return {
    when: query.get('when') === 'coming' ? 'coming' : 'past',
    league: wholeNumber(query.get('league')),
    page: wholeNumber(query.get('page')) ?? 1,
  };
}

const wholeNumber = (text: string | null) =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
