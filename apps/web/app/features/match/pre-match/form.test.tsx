import type { StandingRow } from '@safira/contract/competitions/standings';
import { aMatch } from '@safira/contract/testing/matches';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Form } from './form.tsx';

afterEach(() => vi.unstubAllGlobals());

const match = aMatch({ id: 7, home: 'الهلال', away: 'النصر' });

/** Answers requests for the matches of a team. */
function serve(body: object) {
  const read = vi.fn<(path: string) => Promise<Response>>(async () => Response.json(body));
  vi.stubGlobal('fetch', read);
  return read;
}

const block = async () => (await screen.findByRole('heading', { name: 'آخر النتائج' })).closest('section')!;

const record = { played: 11, win: 6, draw: 3, lose: 2, goals: { for: 20, against: 9 } };
const row = (side: 'home' | 'away', form: string | null): StandingRow => ({
  rank: 1,
  rankBefore: 1,
  goalsDiff: 0,
  team: match.teams[side],
  points: 21,
  group: 'x',
  groupName: 'x',
  form,
  description: null,
  zone: null,
  zoneName: null,
  all: record,
  home: record,
  away: record,
  isLive: false,
});

test('OURS-30: the last five results of both sides in the table, home first, the oldest first', async () => {
  const read = serve({});
  render(<Form match={match} rows={[row('away', 'LD'), row('home', 'LWWDLW')]} />);
  const sides = within(await block()).getAllByRole('listitem');
  expect(sides.map(({ textContent }) => textContent)).toEqual(['الهلالففتخف', 'النصرخت']);
  expect(within(sides[1]!).getByRole('img', { name: 'خسارة، تعادل' })).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ['a table', []],
  ['results in it', [row('home', null), row('away', '')]],
])('OURS-30: without %s the last matches of both sides are read', async (_, rows) => {
  const last = aMatch({ status: 'FT', goals: [3, 1], home: 'الهلال', away: 'النصر' });
  const read = serve({ success: true, data: { matches: [last] } });
  render(<Form match={match} rows={rows} />);
  const sides = within(await block()).getAllByRole('listitem');
  expect(sides.map(({ textContent }) => textContent)).toEqual(['الهلالف', 'النصرخ']);
  expect(read.mock.calls.map(([path]) => path)).toEqual(
    [match.teams.home, match.teams.away].map(({ _id }) => `/api/teams/${_id}/matches`),
  );
});

test('OURS-30: without any results there is no block for them', async () => {
  const read = serve({ success: true, data: { matches: [] } });
  render(<Form match={match} rows={[]} />);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('heading')).toBeNull();
});
