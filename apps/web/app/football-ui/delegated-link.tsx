import type { ComponentPropsWithoutRef } from 'react';

type Anchor = ComponentPropsWithoutRef<'a'>;

/** A link in a long list: see use-delegated-links.ts. */
export function DelegatedLink({ href, children, ...rest }: Anchor & { href: string }) {
  return (
    <a {...rest} href={href} data-followed="">
      {children}
    </a>
  );
}

/** DLG-17: opens a match over the list; its href is the match page. */
export function MatchLink({ matchId, ...rest }: Omit<Anchor, 'href'> & { matchId: number }) {
  return <DelegatedLink {...rest} href={`/match/${matchId}`} data-match={matchId} />;
}
