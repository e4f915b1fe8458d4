import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../test/page.tsx';
import { chooseCountry } from '../state/choose-country.ts';
import { CalendarSubscribe } from './calendar-subscribe.tsx';

const path = '/api/teams/al-hilal-2932/calendar.ics';

afterEach(() => {
  localStorage.clear();
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset['country'];
});

async function addresses() {
  const links = await screen.findAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

test('OURS-16: the matches can be subscribed to by a calendar program, or saved as a file', async () => {
  renderPage(<CalendarSubscribe siteUrl="https://site" path={path} />);
  expect(await addresses()).toEqual([
    ['اشترك في التقويم', `webcal://site${path}?country=SA`],
    ['رابط التقويم', `${path}?country=SA`],
  ]);
});

test('OURS-20: the feed is that of the country that the reader chooses', async () => {
  renderPage(<CalendarSubscribe siteUrl="https://site" path={path} />, { country: 'MA' });
  expect((await addresses()).map(([, address]) => address)).toEqual([
    `webcal://site${path}?country=MA`,
    `${path}?country=MA`,
  ]);
  act(() => chooseCountry('EG'));
  expect((await addresses())[1]).toEqual(['رابط التقويم', `${path}?country=EG`]);
});
