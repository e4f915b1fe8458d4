import { useLocation } from 'react-router';
import type { TabAddress } from '../features/match/tab-list.tsx';
import { tabs, type Tab } from '../features/match/tab.ts';

/** DLG-18: the overview unless the address names another. */
export function tabOf(search: URLSearchParams): Tab {
  const asked = search.get('tab');
  return tabs.find((tab) => tab === asked) ?? 'overview';
}

/** The chosen tab, and where each of them is. Over a list the day of the list stays in the address that nobody sees. */
export function useTabs(matchId: number, { isOver }: { isOver: boolean }) {
  const { search } = useLocation();
  const here = new URLSearchParams(search);
  function addressOf(tab: Tab): TabAddress {
    const page = `/match/${matchId}${tab === 'overview' ? '' : `?tab=${tab}`}`;
    if (!isOver) return { to: page };
    const over = new URLSearchParams(here);
    over.set('tab', tab);
    return { to: `/over/match/${matchId}?${over}`, mask: page };
  }
  return { tab: tabOf(here), addressOf };
}
