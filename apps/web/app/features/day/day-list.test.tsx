import { aMatch } from '@safira/contract/testing/matches';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay, aSection } from '../../../test/days.ts';
import { renderPage } from '../../../test/page.tsx';
import { DayList } from './day-list.tsx';

const none = new Set<number>();

test('HOME-06: one section per competition, counted in words', async () => {
  const sections = [aSection(aMatch({ id: 1 }), aMatch({ id: 2 }), aMatch({ id: 3 }))];
  renderPage(<DayList sections={sections} day={aDay} flashing={none} isLoading={false} isFiltered={false} />);
  expect(await screen.findByRole('heading', { name: 'دوري روشن السعودي' })).toBeTruthy();
  expect(screen.getByText('3 مباريات في بطولة واحدة')).toBeTruthy();
  expect(screen.getByText(/الجولة 10/)).toBeTruthy();
});

test('HOME-06: a day without matches says so and links to tomorrow', async () => {
  renderPage(<DayList sections={[]} day={aDay} flashing={none} isLoading={false} isFiltered={false} />);
  expect(await screen.findByRole('heading', { name: 'الملعب هادئ اليوم' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'الانتقال إلى الغد' }).getAttribute('href')).toBe(
    '/?date=2026-11-22',
  );
});
