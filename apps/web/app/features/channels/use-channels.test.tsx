import type { ArabCountry } from '@safira/arabic/names/arab-countries';
import { aMatch } from '@safira/contract/testing/matches';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useChannels } from './use-channels.ts';

const fetched = vi.fn<typeof fetch>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// Loaded once in real time, so that fake time need not wait for it.
beforeAll(() => import('./search-channels.ts'));
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00Z') });
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => {
    const tvChannels = [{ name: 'شاهد', originalName: 'Shahid', logo: null, isConfirmed: false }];
    return Response.json({ success: true, data: { tvChannels }, tvChannels });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
  localStorage.clear();
});

type ProbeProps = { ids: number[]; date: string; country?: ArabCountry };

function Probe({ ids, date, country = 'SA' }: ProbeProps) {
  const matches = ids.map((id) => aMatch({ id, date: `${date}T12:00:00.000Z` }));
  const found = useChannels(matches, { date, country });
  return <output>{[...found].map(([id, channels]) => `${id} ${channels[0]!.name}`).join(', ')}</output>;
}

const shown = () => screen.getByRole('status').textContent;

test('HOME-15: channels are looked up 2 s after the page loaded, and shown', async () => {
  render(<Probe ids={[1]} date="2026-11-21" />);
  await pass(1_990);
  expect(fetched).not.toHaveBeenCalled();
  await pass(20);
  expect([fetched.mock.calls.length, shown()]).toEqual([1, '1 شاهد']);
});

test('HOME-15: live changes of the list do not restart the search', async () => {
  const { rerender } = render(<Probe ids={[11]} date="2026-11-21" />);
  await pass(1_500);
  rerender(<Probe ids={[11]} date="2026-11-21" />);
  await pass(510);
  expect(fetched).toHaveBeenCalledOnce();
});

test('HOME-15: another day aborts the search before it, and the results of an earlier day are still known', async () => {
  const { rerender } = render(<Probe ids={[21, 22]} date="2026-11-21" />);
  await pass(2_010);
  expect(shown()).toBe('21 شاهد');
  rerender(<Probe ids={[23]} date="2026-11-22" />);
  await pass(2_010);
  expect(fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string).matchId)).toEqual([21, 23]);
  cleanup();
  render(<Probe ids={[21]} date="2026-11-21" />);
  await pass(10);
  expect(shown()).toContain('21 شاهد');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('HOME-15: a day without matches looks up nothing until it has some', async () => {
  const { rerender } = render(<Probe ids={[]} date="2026-11-21" />);
  await pass(5_000);
  rerender(<Probe ids={[31]} date="2026-11-21" />);
  await pass(2_010);
  expect(fetched).toHaveBeenCalledOnce();
});

test('OURS-20: another country is looked up again, and the request says which', async () => {
  const { rerender } = render(<Probe ids={[41]} date="2026-11-21" />);
  await pass(2_010);
  rerender(<Probe ids={[41]} date="2026-11-21" country="EG" />);
  await pass(2_010);
  const bodies = fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string));
  expect(bodies.map(({ matchId, country }) => [matchId, country])).toEqual([
    [41, 'SA'],
    [41, 'EG'],
  ]);
});
