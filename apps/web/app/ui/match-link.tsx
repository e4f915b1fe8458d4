import type { ReactNode } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router';

/** DLG-17: the page of a match by its own address, and the same match over the list, which keeps its day. */
export function useMatchAddresses(id: number) {
  const { search } = useLocation();
  return { page: `/match/${id}`, over: `/over/match/${id}${search}` };
}

type Props = Omit<LinkProps, 'to' | 'mask'> & { matchId: number; children: ReactNode };

/** Opens a match over the list; its address is that of the page. */
export function MatchLink({ matchId, ...rest }: Props) {
  const { page, over } = useMatchAddresses(matchId);
  return <Link {...rest} to={over} mask={page} preventScrollReset />;
}
