import type { LinkTarget } from '@safira/contract/news/body';

/** HOME-17: a team is known by the provider's id here, and `/team` leads from it to the page of the team. */
export function linkPath({ kind, id }: Exclude<LinkTarget, { kind: 'web' }>, name: string): string {
  if (kind !== 'team') return `/${kind}/${id}`;
  return `/team?${new URLSearchParams({ apiId: String(id), search: name })}`;
}
