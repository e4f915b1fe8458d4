import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { DayPicker } from './day-picker.tsx';

const TODAY = '2026-11-21';

const picker = (props: Partial<Parameters<typeof DayPicker>[0]>) => (
  <DayPicker today={TODAY} selected={TODAY} live={0} isLiveOnly={false} isFiltered={false} {...props} />
);

const liveLink = () => screen.findByRole('link', { name: /مباشر/ });

test('HOME-05: yesterday, today, tomorrow and day+2 to day+7, as links', async () => {
  renderPage(picker({}));
  const links = within(await screen.findByRole('list')).getAllByRole('link');
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
  renderPage(picker({ selected: '2026-11-22' }));
  const links = within(await screen.findByRole('list')).getAllByRole('link');
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/?date=2026-11-22']);
});

test.each([
  ['today', {}, '/?live=1'],
  ['another day without live matches', { selected: '2026-11-22' }, '/?live=1'],
  [
    'yesterday with a match that still goes on',
    { selected: '2026-11-20', live: 1 },
    '/?date=2026-11-20&live=1',
  ],
  ['today, with the filter on', { isLiveOnly: true }, '/'],
  [
    'yesterday, with the filter on',
    { selected: '2026-11-20', live: 1, isLiveOnly: true },
    '/?date=2026-11-20',
  ],
])('OURS-28: the live filter of %s', async (_, props, address) => {
  renderPage(picker(props));
  expect((await liveLink()).getAttribute('href')).toBe(address);
});

test('OURS-28: the live filter shows how many matches are being played, and whether it is on', async () => {
  renderPage(picker({ live: 3, isLiveOnly: true }));
  const link = await screen.findByRole('link', { name: 'مباشر: 3', current: true });
  expect(link.textContent).toBe('مباشر3');
});
