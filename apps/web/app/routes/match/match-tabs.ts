import { useLocation } from 'react-router';
import type { TabAddress } from '../../features/match/tab-list.tsx';
import { tabs, type Tab } from '../../features/match/tab.ts';

/** DLG-18: the overview unless the URL names another tab. */
export function tabOf(search: URLSearchParams): Tab {
  const requested = search.get('tab');
  return tabs.find((tab) => tab === requested) ?? 'overview';
}

/** The chosen tab and the URL of each tab. Over a list its day stays in the real URL, which the address bar masks. */
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
