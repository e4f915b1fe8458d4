import { aMatch } from '@safira/contract/testing/matches';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay, aSection } from '../../../test/days.ts';
import { renderPage } from '../../../test/page.tsx';
import { DayList } from './day-list.tsx';

const none = new Set<number>();
const whole = { others: [], isLiveOnly: false };

test('HOME-06: one section per competition, counted in words', async () => {
  const sections = [aSection(aMatch({ id: 1 }), aMatch({ id: 2 }), aMatch({ id: 3 }))];
  renderPage(
    <DayList
      sections={sections}
      day={aDay}
      flashing={none}
      isLoading={false}
      isFiltered={false}
      {...whole}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'دوري روشن السعودي' })).toBeTruthy();
  expect(screen.getByText('3 مباريات في بطولة واحدة')).toBeTruthy();
  expect(screen.getByText(/الجولة 10/)).toBeTruthy();
});

test('HOME-06: a day without matches says so and links to tomorrow', async () => {
  renderPage(
    <DayList sections={[]} day={aDay} flashing={none} isLoading={false} isFiltered={false} {...whole} />,
  );
  expect(await screen.findByRole('heading', { name: 'الملعب هادئ اليوم' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'الانتقال إلى الغد' }).getAttribute('href')).toBe(
    '/?date=2026-11-22',
  );
});

const other = (id: number, ...ids: number[]) => {
  const section = aSection(...ids.map((matchId) => aMatch({ id: matchId, leagueId: id })));
  return { ...section, competition: { ...section.competition, id, name: `بطولة ${id}` } };
};

test('HOME-08: with favourites the heading says so, and the other matches are one button away', async () => {
  renderPage(
    <DayList
      sections={[aSection(aMatch({ id: 1 }))]}
      others={[other(39, 2), other(140, 3, 4)]}
      day={aDay}
      flashing={none}
      isLoading={false}
      isFiltered
      isLiveOnly={false}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'مباريات اليوم في بطولاتك' })).toBeTruthy();
  const link = await screen.findByRole('link', { name: '3 مباريات أخرى' });
  const button = screen.getByRole('button', { name: '3 مباريات أخرى' });
  expect(link.getAttribute('href')).toBe(`#${button.id}`);
  expect(screen.queryByRole('heading', { name: 'بطولة 39' })).toBeNull();
  fireEvent.click(button);
  expect(screen.getByRole('heading', { name: 'بطولة 39' }).closest('[data-rest]')).not.toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('HOME-08: favourites without a match today still offer the other matches', async () => {
  renderPage(
    <DayList
      sections={[]}
      others={[other(39, 2)]}
      day={aDay}
      flashing={none}
      isLoading={false}
      isFiltered
      isLiveOnly={false}
    />,
  );
  expect(await screen.findByText('لا توجد مباريات في بطولاتك المفضلة هذا اليوم.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'مباراة أخرى' })).toBeTruthy();
});

test('OURS-28: without a live match the filter says so and links to all matches of the day', async () => {
  renderPage(
    <DayList
      sections={[]}
      others={[]}
      day={aDay}
      flashing={none}
      isLoading={false}
      isFiltered={false}
      isLiveOnly
    />,
  );
  expect(await screen.findByText('لا توجد مباريات مباشرة الآن.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'كل المباريات' }).getAttribute('href')).toBe('/');
});
