import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeEventSource } from '../../../test/event-source.ts';
import { useMatchById } from './use-match-by-id.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

function Probe({ id = 7 }: { id?: number }) {
  const { match, error, retry } = useMatchById(id);
  return (
    <button type="button" onClick={retry}>
      {match?.status.short ?? (error ? 'failed' : 'loading')}
    </button>
  );
}
const shown = () => screen.getByRole('button').textContent;

test('DLG-01: a match is loading, then shown', async () => {
  fetched.mockResolvedValueOnce(
    Response.json({ success: true, data: aMatchWithDetails({ id: 7, status: 'FT' }), seq: 5 }),
  );
  render(<Probe />);
  expect(shown()).toBe('loading');
  await act(async () => undefined);
  expect(shown()).toBe('FT');
  expect(fetched.mock.calls[0]![0]).toBe('/api/matches/7');
});

test('DLG-14: a match that failed to load can be retried', async () => {
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  render(<Probe />);
  await act(async () => undefined);
  expect(shown()).toBe('failed');
  fetched.mockResolvedValueOnce(
    Response.json({ success: true, data: aMatchWithDetails({ id: 7, status: 'HT' }), seq: 5 }),
  );
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).toBe('loading');
  await act(async () => undefined);
  expect(shown()).toBe('HT');
});

test.each([
  [
    'arrives',
    () => Response.json({ success: true, data: aMatchWithDetails({ id: 7, status: 'FT' }), seq: 5 }),
  ],
  ['fails', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'DLG-01: another match was opened before the answer for the first %s, it is not shown',
  async (_, late) => {
    const first = Promise.withResolvers<void>();
    fetched.mockImplementationOnce(() => first.promise.then(late));
    fetched.mockImplementationOnce(() => new Promise(() => undefined));
    const page = render(<Probe />);
    page.rerender(<Probe id={8} />);
    first.resolve();
    await act(async () => undefined);
    expect(shown()).toBe('loading');
  },
);
