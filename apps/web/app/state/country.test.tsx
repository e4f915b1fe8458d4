import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../test/page.tsx';
import { chooseCountry } from './choose-country.ts';
import { useCountry } from './country.ts';

const root = document.documentElement;

function clear() {
  delete root.dataset['country'];
  document.adoptedStyleSheets = [];
  localStorage.clear();
}
beforeEach(clear);
afterEach(clear);

function Probe() {
  return (
    <>
      <output>{useCountry()}</output>
      <p data-in="EG SD">المصرية</p>
      <p data-in="SA QA">السعودية</p>
      <p>الأولى</p>
    </>
  );
}

const isShown = (text: string) => getComputedStyle(screen.getByText(text)).display !== 'none';
const shown = () => ['المصرية', 'السعودية', 'الأولى'].filter(isShown);

test('OURS-20: a country is chosen, its channels alone are shown, and its name in the controls', async () => {
  renderPage(<Probe />, { country: 'SA' });
  expect((await screen.findByRole('status')).textContent).toBe('SA');
  act(() => chooseCountry('EG'));
  expect(screen.getByRole('status').textContent).toBe('EG');
  expect(shown()).toEqual(['المصرية', 'الأولى']);
  expect(localStorage.getItem('country')).toBe('EG');
  act(() => chooseCountry('QA'));
  expect(shown()).toEqual(['السعودية', 'الأولى']);
});

test('OURS-20: a country is chosen, the style sheet of the favourite competitions stays the first', () => {
  const leagues = new CSSStyleSheet();
  document.adoptedStyleSheets = [leagues];
  chooseCountry('EG');
  chooseCountry('SA');
  expect(document.adoptedStyleSheets).toHaveLength(2);
  expect(document.adoptedStyleSheets[0]).toBe(leagues);
});
