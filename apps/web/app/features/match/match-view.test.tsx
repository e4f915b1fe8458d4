import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDay } from '../../../test/days.ts';
import { MatchView } from './match-view.tsx';
import type { Tab } from './tab.ts';

const media = { isNarrow: false, listeners: new Set<() => void>() };
beforeEach(() => {
  media.isNarrow = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return media.isNarrow;
    },
    addEventListener: (_: string, listener: () => void) => media.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => media.listeners.delete(listener),
  }));
});
afterEach(() => vi.unstubAllGlobals());

/** Reports the start of the match as scrolled out of sight, or as seen again. */
function scrollTo(place: 'middle' | 'start') {
  const isIntersecting = place === 'start';
  act(() => watchers.forEach((report) => report([{ isIntersecting }])));
}
const watchers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
beforeEach(() => {
  watchers.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        watchers.add(report);
      }
      observe() {}
      disconnect() {}
    },
  );
});

const aHighlight = {
  title: 'ملخص المباراة',
  videoId: 'abc',
  url: null,
  source: null,
  embeddable: true,
  thumbnails: { maxres: null, standard: null, high: null, medium: null, default: null },
  publishedAt: null,
};

function show(
  tab: Tab,
  {
    hasHighlights = false,
    isKnown = true,
    status = 'NS',
    onClose = undefined as undefined | (() => void),
  } = {},
) {
  const details = {
    ...aMatchWithDetails({ id: 7, status, ...(status === 'FT' && { goals: [2, 1] }) }),
    highlights: hasHighlights ? [aHighlight] : [],
  };
  const view = (shown: Tab) => (
    <MatchView
      match={details}
      details={isKnown ? details : undefined}
      zone={aDay}
      tab={shown}
      addressOf={(one) => ({ to: `/match/7?tab=${one}` })}
      level={1}
      {...(onClose && { onClose })}
    >
      <p>المحتوى</p>
    </MatchView>
  );
  const handle = { choose: (_: Tab) => undefined as void };
  function Chosen() {
    const [shown, setShown] = useState(tab);
    useEffect(() => void (handle.choose = setShown), []);
    return view(shown);
  }
  const Stub = createRoutesStub([{ path: '*', Component: Chosen }]);
  render(<Stub initialEntries={['/match/7']} />);
  return handle;
}

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const fold = () => screen.getByRole('button', { name: /ملخص المباراة/ });

test('DLG-18: seven tabs in their order, the overview first; each is a link of its own', () => {
  show('overview', { hasHighlights: true });
  expect(tabNames()).toEqual([
    'نظرة عامة',
    'الأحداث',
    'التشكيلة',
    'الإحصائيات',
    'اللاعبون',
    'المواجهات السابقة',
    'أبرز اللقطات',
  ]);
  expect(screen.getByRole('tab', { name: 'التشكيلة' }).getAttribute('href')).toBe('/match/7?tab=lineups');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('نظرة عامة');
});

test('DLG-11: without highlights there is no tab for them', () => {
  show('overview');
  expect(tabNames()).not.toContain('أبرز اللقطات');
});

test('DLG-18: the panel is named by its tab', () => {
  show('statistics');
  expect(screen.getByRole('tabpanel', { name: 'الإحصائيات' }).textContent).toContain('المحتوى');
});

test('DLG-18: arrow keys move between the tabs: the next one is on the left', () => {
  show('overview');
  const [first, second] = screen.getAllByRole('tab');
  first!.focus();
  fireEvent.keyDown(first!, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first!, { key: 'End' });
  expect(document.activeElement).toBe(screen.getAllByRole('tab').at(-1));
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(first);
});

test('DLG-18: only the chosen tab can be reached with the Tab key', () => {
  show('events');
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    screen.getByRole('tab', { name: 'الأحداث' }),
  ]);
});

test('DLG-02: the summary is folded and opened by its button', () => {
  show('overview');
  expect(fold().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(fold());
  expect(fold().getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('article').dataset['summary']).toBe('folded');
  fireEvent.click(fold());
  expect(screen.getByRole('article').dataset['summary']).toBe('whole');
});

test('DLG-02: on a narrow screen the summary is folded by default on every tab but the overview', () => {
  media.isNarrow = true;
  show('events');
  expect(fold().getAttribute('aria-expanded')).toBe('false');
});

test('DLG-02: on a narrow screen the summary of the overview is not folded', () => {
  media.isNarrow = true;
  show('overview');
  expect(fold().getAttribute('aria-expanded')).toBe('true');
});

test('DLG-02: a summary opened by hand on a narrow screen is folded again on the next tab', () => {
  media.isNarrow = true;
  const handle = show('events');
  fireEvent.click(fold());
  expect(fold().getAttribute('aria-expanded')).toBe('true');
  act(() => handle.choose('statistics'));
  expect(fold().getAttribute('aria-expanded')).toBe('false');
});

test('DLG-19: a live match carries its phase', () => {
  show('overview');
  expect(screen.getByRole('article').dataset['phase']).toBeUndefined();
  cleanup();
  show('overview', { status: 'BT' });
  expect(screen.getByRole('article').dataset['phase']).toBe('break');
});

test('DLG-01: before the details are loaded it shows what is known, without tabs', () => {
  show('overview', { isKnown: false });
  expect(screen.queryAllByRole('tab')).toEqual([]);
  expect(screen.getByText('المحتوى')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Al-Hilal');
});

test('DLG-01: over a list it has a close button, as a page it has none', () => {
  const onClose = vi.fn<() => void>();
  show('overview', { onClose });
  fireEvent.click(screen.getByRole('button', { name: 'إغلاق' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('DLG-02: scrolled down, the bar has the score and the status next to the close button', () => {
  show('events', { status: 'FT', onClose: () => undefined });
  const bar = () => screen.getByRole('button', { name: 'إغلاق' }).parentElement!.parentElement!;
  const score = () => within(bar()).queryByRole('img', { name: '2 مقابل 1' });
  expect(score()).toBeNull();
  scrollTo('middle');
  expect(score()).toBeTruthy();
  expect(bar().textContent).toContain('انتهت');
  scrollTo('start');
  expect(score()).toBeNull();
});
