import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runScript } from '../test/run-script.ts';
import { headScript } from './head-script.ts';

const root = document.documentElement;

beforeEach(() => {
  root.dataset['offset'] = String(-new Date().getTimezoneOffset());
  render(
    <>
      <p data-in="SA KW">السعودية والكويت</p>
      <p data-in="EG">مصر</p>
      <p>كل البلدان</p>
    </>,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.adoptedStyleSheets = [];
  delete root.dataset['country'];
});

function runIn(zone: string) {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => zone } });
  runScript(headScript());
}

const shown = () =>
  ['السعودية والكويت', 'مصر', 'كل البلدان'].filter(
    (text) => getComputedStyle(screen.getByText(text)).display !== 'none',
  );

test('OURS-20: what is for other countries than that of the browser’s zone is hidden before the first paint', () => {
  runIn('Asia/Kuwait');
  expect(shown()).toEqual(['السعودية والكويت', 'كل البلدان']);
  expect(root.dataset['country']).toBe('KW');
});

test('OURS-20: the stored choice comes before the zone', () => {
  localStorage.setItem('country', 'EG');
  runIn('Asia/Kuwait');
  expect(shown()).toEqual(['مصر', 'كل البلدان']);
});

test('OURS-20: with the zone of no listed country the page stays as the server rendered it', () => {
  runIn('Europe/London');
  expect(root.dataset['country']).toBeUndefined();
  expect(shown()).toHaveLength(3);
});

test.each(['', 'eg', 'FR', 'EG"]{}', '{"country":"EG"}'])(
  'OURS-20: the stored value «%s» is no choice; the zone decides',
  (stored) => {
    localStorage.setItem('country', stored);
    runIn('Asia/Kuwait');
    expect(root.dataset['country']).toBe('KW');
  },
);

test('OURS-20: favourite leagues and the country are hidden by sheets of their own', () => {
  localStorage.setItem('favoriteLeagues', '[307]');
  runIn('Africa/Cairo');
  expect(document.adoptedStyleSheets).toHaveLength(2);
  expect(shown()).toEqual(['مصر', 'كل البلدان']);
});
