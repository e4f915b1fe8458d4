import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idsIn } from './favourite-leagues-first-paint.ts';
import { saveFavouriteLeagues, useFavouriteLeagues } from './favourite-leagues.ts';

const KEY = 'favoriteLeagues';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  saveFavouriteLeagues([]);
});

const seen: (readonly number[])[] = [];
function Probe() {
  const ids = useFavouriteLeagues();
  seen.push(ids);
  return (
    <>
      <output>{ids.join(' ')}</output>
      <p data-league="307">السعودي</p>
      <p data-league="39">الإنجليزي</p>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const isShown = (text: string) => getComputedStyle(screen.getByText(text)).display !== 'none';

/** Changes the storage as another tab would. */
function store(value: string | null, key: string | null = KEY) {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

test.each([
  ['[307,39]', [307, 39]],
  ['[307,"39",null,0,-2,1.5,{"id":2},307]', [307]],
  ['{"307":true}', []],
  ['[307', []],
  ['', []],
  [null, []],
])('HOME-08: the ids in %s are %j', (stored, ids) => {
  expect(idsIn(stored)).toEqual(ids);
});

test('HOME-08: a saved choice is stored, shown and applied by style; an empty one removes it', () => {
  render(<Probe />);
  act(() => saveFavouriteLeagues([307, 140]));
  expect([localStorage.getItem(KEY), shown()]).toEqual(['[307,140]', '307 140']);
  expect([isShown('السعودي'), isShown('الإنجليزي')]).toEqual([true, false]);

  act(() => saveFavouriteLeagues([]));
  expect([localStorage.getItem(KEY), shown()]).toEqual([null, '']);
  expect(isShown('الإنجليزي')).toBe(true);
  expect(document.documentElement.hasAttribute('data-favourites')).toBe(false);
});

test('HOME-08: a change in another tab is applied, a change of another key is not', () => {
  render(<Probe />);
  store('[39]');
  expect([shown(), isShown('السعودي')]).toEqual(['39', false]);
  store('[140]', 'theme');
  expect(shown()).toBe('39');
  store(null, null);
  expect(shown()).toBe('');
});

test('HOME-08: an unchanged choice returns the same array', () => {
  act(() => saveFavouriteLeagues([307]));
  const page = render(<Probe />);
  const before = seen.at(-1);
  store('[307]');
  page.rerender(<Probe />);
  expect(seen.at(-1)).toBe(before);
});

test('HOME-08: the server renders without a choice', () => {
  saveFavouriteLeagues([307]);
  expect(renderToString(<Probe />)).toContain('<output></output>');
});

test('HOME-21: a stored value that is no id is ignored with a warning', () => {
  render(<Probe />);
  store('[307,"all"]');
  expect(shown()).toBe('307');
  expect(console.warn).toHaveBeenCalledOnce();
});

test('HOME-21: storage that throws is a warning, and the choice applies to this page', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('denied');
    },
  });
  render(<Probe />);
  act(() => saveFavouriteLeagues([39]));
  expect([shown(), isShown('السعودي')]).toEqual(['39', false]);
  expect(console.warn).toHaveBeenCalledOnce();
});
