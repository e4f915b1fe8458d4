import type { CompetitionMatches, Match } from '@safira/contract/matches/matches';
import { aMatch } from '@safira/contract/testing/matches';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { FavouriteMatches } from './favourite-matches.tsx';

const DAY = '2026-11-21';
const at = (id: number, status: string, time: string): Match => ({
  ...aMatch({ id, status }),
  date: `${DAY}T${time}:00.000Z`,
});

/** The addresses of the cards in their order, and the ids that are left to be fetched. */
async function show(matches: readonly Match[], ids: readonly number[]) {
  const fetched: number[] = [];
  const sections = [{ matches }] as unknown as CompetitionMatches[]; // nothing else of them is read
  const OtherDay = ({ id }: { id: number }) => {
    fetched.push(id);
    return null;
  };
  renderPage(
    <>
      <h1>اليوم</h1>
      <FavouriteMatches ids={new Set(ids)} date={DAY} sections={sections} OtherDay={OtherDay} />
    </>,
  );
  await screen.findByRole('heading', { level: 1 });
  const links = [...document.querySelectorAll('li a')];
  return { cards: links.map((link) => link.getAttribute('href')), fetched: [...new Set(fetched)] };
}

test('HOME-04: the favourite matches are those in play, then those to come, then results, each by kick-off', async () => {
  const matches = [
    at(1, 'FT', '12:00'),
    at(2, 'NS', '20:00'),
    at(3, '1H', '17:00'),
    at(4, 'NS', '18:00'),
    at(5, 'FT', '10:00'),
    at(6, 'HT', '16:00'),
    at(7, 'NS', '19:00'),
  ];
  const { cards, fetched } = await show(matches, [1, 2, 3, 4, 5, 6]);
  expect(cards).toEqual([6, 3, 4, 2, 5, 1].map((id) => `/match/${id}`));
  expect(fetched).toEqual([]);
  expect(screen.getByText('بتوقيت الخليج')).toBeTruthy();
});

test('HOME-04: a favourite match that is not on the page is fetched', async () => {
  const { cards, fetched } = await show([at(1, 'NS', '18:00')], [1, 900]);
  expect([cards, fetched]).toEqual([['/match/1'], [900]]);
});

test('HOME-04: without favourite matches there is no section', async () => {
  await show([at(1, 'NS', '18:00')], []);
  expect(screen.queryByRole('region')).toBeNull();
});
