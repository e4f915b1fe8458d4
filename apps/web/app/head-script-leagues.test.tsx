import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runScript } from '../test/run-script.ts';
import { headScript } from './head-script.ts';

const root = document.documentElement;

beforeEach(() => {
  root.dataset['offset'] = String(-new Date().getTimezoneOffset());
  render(
    <section data-leagues="">
      <h2>كل المباريات</h2>
      <section data-league="307">السعودي</section>
      <section data-league="39">الإنجليزي</section>
      <p data-none-of-mine="">لا مباريات لبطولاتك</p>
    </section>,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.adoptedStyleSheets = [];
});

function runWith(favourites: string | null) {
  if (favourites !== null) localStorage.setItem('favoriteLeagues', favourites);
  runScript(headScript());
}

const isShown = (text: string) => getComputedStyle(screen.getByText(text)).display !== 'none';

test('HOME-08: leagues that are not favourites are hidden before the first paint', () => {
  runWith('[307,140]');
  expect([isShown('السعودي'), isShown('الإنجليزي')]).toEqual([true, false]);
  expect(root.hasAttribute('data-favourites')).toBe(true);
  expect(getComputedStyle(root).getPropertyValue('--favourites')).toBe('"2"');
});

test('HOME-08: a list without any favourite shows only the empty message', () => {
  runWith('[140]');
  expect([isShown('السعودي'), isShown('كل المباريات')]).toEqual([false, false]);
  expect(getComputedStyle(screen.getByText('لا مباريات لبطولاتك')).display).toBe('block');
});

test.each([null, '[]', 'all', '{"307":1}', '["307"]'])(
  'HOME-08: the stored value %s is no choice and hides nothing',
  (stored) => {
    runWith(stored);
    expect([isShown('السعودي'), isShown('الإنجليزي'), isShown('كل المباريات')]).toEqual([true, true, true]);
    expect(root.hasAttribute('data-favourites')).toBe(false);
  },
);

test('HOME-21: storage that throws hides nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('denied');
    },
  });
  runWith(null);
  expect([isShown('السعودي'), isShown('الإنجليزي')]).toEqual([true, true]);
});
