import { aMatch } from '@safira/contract/testing/matches';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import type { Part } from '../../lib/part.ts';
import { matchesViewOf } from './addresses.ts';
import { aTeam } from './fixtures/team.ts';
import { MatchesTab, type Schedule } from './matches-tab.tsx';

const competition = (id: number, name: string) => ({
  id,
  name,
  originalName: name,
  logo: null,
  type: 'league' as const,
  season: 2026,
  matchCount: 3,
});
const schedule: Schedule = {
  matches: [
    aMatch({ id: 3, date: '2026-11-21T18:00:00.000Z', status: 'FT', goals: [2, 1] }),
    aMatch({ id: 2, date: '2026-10-31T22:30:00.000Z', status: 'FT', goals: [0, 0] }),
    aMatch({ id: 1, date: '2026-10-31T18:00:00.000Z', status: 'PST' }),
  ],
  competitions: [competition(307, 'دوري روشن'), competition(504, 'كأس الملك')],
  pagination: { current: 2, total: 3, totalMatches: 23 },
};

const show = (part: Part<Schedule>, query = '') =>
  renderPage(
    <MatchesTab
      team={aTeam()}
      schedule={part}
      view={matchesViewOf(new URLSearchParams(query))}
      offsets={[{ from: '2026-10-01T00:00:00.000Z', minutes: 180 }]}
    />,
  );
const loaded = (changes: Partial<Schedule> = {}): Part<Schedule> => ({
  state: 'loaded',
  data: { ...schedule, ...changes },
});
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('TEAM-02: matches stand under their months, by the clock of the page', async () => {
  show(loaded());
  await screen.findByRole('heading', { name: 'نوفمبر 2026' });
  const lists = screen.getAllByRole('list').map((list) => list.children.length);
  expect(lists).toEqual([2, 1]);
  expect(screen.getByRole('heading', { name: 'أكتوبر 2026' })).toBeTruthy();
});

test('TEAM-02: direction and competition are links that keep one another and start at the first page', async () => {
  show(loaded(), 'tab=matches&league=504&page=2');
  await screen.findByRole('link', { name: 'القادمة' });
  const base = '/team/al-hilal-2932?tab=matches';
  expect(hrefOf('القادمة')).toBe(`${base}&when=coming&league=504`);
  expect(hrefOf('دوري روشن')).toBe(`${base}&league=307`);
  expect(hrefOf('كل البطولات')).toBe(base);
  const current = screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);
  expect(current).toEqual(['النتائج', 'كأس الملك']);
});

test('TEAM-02: pages keep the filters', async () => {
  show(loaded(), 'tab=matches&when=coming&league=307&page=2');
  await screen.findByText('صفحة 2 من 3 (23 مباراة)');
  const base = '/team/al-hilal-2932?tab=matches&when=coming&league=307';
  expect(hrefOf('السابق')).toBe(base);
  expect(hrefOf('التالي')).toBe(`${base}&page=3`);
});

test('TEAM-02: without a second competition or page there are no links to any', async () => {
  show(
    loaded({
      competitions: [competition(307, 'دوري روشن')],
      pagination: { current: 1, total: 1, totalMatches: 3 },
    }),
  );
  await screen.findByRole('heading', { name: 'نوفمبر 2026' });
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});

test.each([
  ['past', 'لا نتائج هنا', '/team/al-hilal-2932?tab=matches&when=coming'],
  ['coming', 'لا مباريات قادمة', '/team/al-hilal-2932?tab=matches'],
])('TEAM-02: without matches (%s) it says so and leads to the others', async (when, title, to) => {
  show(loaded({ matches: [] }), `tab=matches&when=${when}`);
  const panel = (await screen.findByRole('heading', { name: title })).closest('section')!;
  expect(panel.querySelector('a')!.getAttribute('href')).toBe(to);
});

test('TEAM-02: matches that cannot be read are no error', async () => {
  show({ state: 'failed', message: 'broken' });
  expect(await screen.findByRole('heading', { name: 'لا نتائج هنا' })).toBeTruthy();
  expect(screen.queryByText('broken')).toBeNull();
});
