import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { horizontal, rovingFocus } from '../../ui/roving-focus.ts';
import * as styles from './tab-list.module.css';
import { tabs, type Tab } from './tab.ts';
import { panelId, tabId, tabsLabel } from './text.ts';

/** The URL of a tab, and what the address bar shows for it. */
export type TabAddress = Pick<LinkProps, 'to' | 'mask'>;

type Props = {
  tab: Tab;
  addressOf: (tab: Tab) => TabAddress;
  hasHighlights: boolean;
  names: Record<Tab, string>;
};

/** DLG-18: links, so that each tab has a URL and works without JavaScript; arrow keys move between them. */
export function TabList({ tab, addressOf, hasHighlights, names }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const before = useRef(tab);
  // DLG-11: no tab without highlights.
  const shown = tabs.filter((one) => one !== 'highlights' || hasHighlights);

  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!strip.current || !chosen) return;
    // Scrolls the strip alone: the browser's own scrolling would move the page, too.
    const { left, width, bottom } = strip.current.getBoundingClientRect();
    const place = chosen.getBoundingClientRect();
    strip.current.scrollLeft += place.left + place.width / 2 - (left + width / 2);
    // Another tab starts at its top, below the strip. The first one does not: a reload restores its place.
    const panel = strip.current.nextElementSibling;
    if (before.current !== tab && panel && panel.getBoundingClientRect().top < bottom) panel.scrollIntoView();
    before.current = tab;
  }, [tab]);

  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={tabsLabel}
      className={styles.tabs}
      onKeyDown={moveBetweenTabs}
      tabIndex={-1}
    >
      {shown.map((one) => (
        <Link
          key={one}
          {...addressOf(one)}
          replace
          preventScrollReset
          role="tab"
          id={tabId(one)}
          aria-selected={one === tab}
          aria-controls={one === tab ? panelId : undefined}
          tabIndex={one === tab ? 0 : -1}
          className={styles.tab}
        >
          {names[one]}
        </Link>
      ))}
    </div>
  );
}

const moveFocus = rovingFocus('[role="tab"]', horizontal);

/** The space bar chooses a tab; on a link the browser would scroll. */
function moveBetweenTabs(event: KeyboardEvent<HTMLElement>) {
  moveFocus(event);
  if (event.key !== ' ') return;
  event.preventDefault();
  if (event.target instanceof Element) event.target.closest<HTMLElement>('[role="tab"]')?.click();
}
