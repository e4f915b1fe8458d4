import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tvMatches } from '../../../test/tv.ts';
import { cardOf, matchLinks, show, showMatches, tvPage } from '../../../test/tv-page.tsx';
import { saveFavouriteLeagues } from '../../state/favourite-leagues.ts';

tvPage();

const filter = (name: string) => screen.getByRole('switch', { name });

test('OURS-18: the free channels alone, and all again', async () => {
  await showMatches();
  fireEvent.click(filter('المفتوحة فقط'));
  expect(filter('المفتوحة فقط').getAttribute('aria-checked')).toBe('true');
  expect(matchLinks()).toEqual(['/match/2']);
  expect(within(cardOf('الفريق ج ضد الفريق د')).getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(filter('المفتوحة فقط'));
  expect(matchLinks()).toHaveLength(4);
});

test('OURS-20: where a filter leaves nothing in some countries, they have a message and can remove it', async () => {
  await showMatches();
  fireEvent.click(filter('المفتوحة فقط'));
  const message = screen.getByRole('heading', { name: 'لا نتائج بهذه التصفية' }).closest('[data-in]')!;
  expect(message.getAttribute('data-in')!.split(' ')).not.toContain('EG');
  expect(message.getAttribute('data-in')!.split(' ')).toHaveLength(20);
  fireEvent.click(within(message as HTMLElement).getByRole('button', { name: 'أزل التصفية' }));
  expect(matchLinks()).toHaveLength(4);
});

test('OURS-18: the matches of one commentator; the field lists those of the chosen country', async () => {
  await show();
  const field = screen.getByRole('combobox', { name: 'المعلّق' });
  const names = within(field).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['كل المعلّقين', 'المعلق 1', 'المعلق 2']);
  fireEvent.change(field, { target: { value: 'commentator-2' } });
  expect(matchLinks()).toEqual(['/match/4']);
});

test('OURS-18: the matches of favourite competitions alone', async () => {
  saveFavouriteLeagues([39]);
  await showMatches();
  fireEvent.click(filter('مفضلتي فقط'));
  expect(matchLinks()).toEqual(['/match/2', '/match/3']);
});

test('OURS-18: matches of favourite teams are marked, and are among the favourites', async () => {
  const own = tvMatches.map((match, index) => ({
    ...match,
    teams: { ...match.teams, home: { ...match.teams.home, id: index } },
  }));
  await showMatches({ matches: own, favouriteTeams: new Set([3]) });
  expect(cardOf('الفريق ز ضد الفريق ح').dataset['mine']).toBe('true');
  fireEvent.click(filter('مفضلتي فقط'));
  expect(matchLinks()).toEqual(['/match/4']);
});

test('OURS-18: without favourites their switch says how to add one', async () => {
  await show();
  fireEvent.click(filter('مفضلتي فقط'));
  expect(screen.getByRole('heading', { name: 'لم تضف شيئًا إلى المفضلة بعد' })).toBeTruthy();
  expect(matchLinks()).toEqual([]);
});

test('OURS-20: the chosen country is stored in the browser and applied by style', async () => {
  await show();
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'بلدك' });
  expect(field.value).toBe('SA');
  act(() => {
    fireEvent.change(field, { target: { value: 'EG' } });
  });
  expect(field.value).toBe('EG');
  expect(localStorage.getItem('country')).toBe('EG');
  expect(document.documentElement.dataset['country']).toBe('EG');
});
