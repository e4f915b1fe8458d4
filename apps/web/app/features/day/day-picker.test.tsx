import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { DayPicker } from './day-picker.tsx';

test('HOME-05: yesterday, today, tomorrow and day+2 to day+7, as links', async () => {
  renderPage(<DayPicker today="2026-11-21" selected="2026-11-21" live={0} isFiltered={false} />);
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'أمس20 نوفمبر',
    'اليوم21 نوفمبر',
    'غدًا22 نوفمبر',
    'الاثنين23 نوفمبر',
    'الثلاثاء24 نوفمبر',
    'الأربعاء25 نوفمبر',
    'الخميس26 نوفمبر',
    'الجمعة27 نوفمبر',
    'السبت28 نوفمبر',
  ]);
  expect(links[1]!.getAttribute('href')).toBe('/');
  expect(links[2]!.getAttribute('href')).toBe('/?date=2026-11-22');
});

test('HOME-05: the chosen day is marked', async () => {
  renderPage(<DayPicker today="2026-11-21" selected="2026-11-22" live={0} isFiltered={false} />);
  const links = await screen.findAllByRole('link');
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/?date=2026-11-22']);
});

test('HOME-05: today shows how many matches are being played', async () => {
  renderPage(<DayPicker today="2026-11-21" selected="2026-11-21" live={3} isFiltered={false} />);
  const today = await screen.findByRole('link', { name: /اليوم/ });
  expect(within(today).getByText('مباشر: 3')).toBeTruthy();
});
