import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAsyncData } from './use-async-data.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

type Load = () => Promise<string>;

function Probe({ dataKey, load, initial }: { dataKey: string | undefined; load: Load; initial?: string }) {
  const data = useAsyncData({ key: dataKey, load, initial });
  return (
    <>
      <output>{data.state === 'loaded' ? data.value : data.state}</output>
      {data.state === 'failed' && (
        <button type="button" onClick={data.retry}>
          retry
        </button>
      )}
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const settled = () => act(async () => undefined);

test('DLG-13: data that the server sent along is not loaded again', async () => {
  const load = vi.fn<Load>();
  render(<Probe dataKey="1" load={load} initial="from the server" />);
  await settled();
  expect([shown(), load.mock.calls.length]).toEqual(['from the server', 0]);
});

test('DLG-13: a part that fails to load says so and can be retried', async () => {
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce(new Error('unreachable'))
    .mockResolvedValueOnce('the data');
  render(<Probe dataKey="1" load={load} />);
  expect(shown()).toBe('loading');
  await settled();
  expect(shown()).toBe('failed');
  fireEvent.click(screen.getByRole('button'));
  await settled();
  expect(shown()).toBe('the data');
});

test('DLG-13: nothing is loaded without a key, and nothing twice', async () => {
  const load = vi.fn<Load>().mockResolvedValue('the data');
  const page = render(<Probe dataKey={undefined} load={load} />);
  await settled();
  expect(load).not.toHaveBeenCalled();
  for (const dataKey of ['1', undefined, '1']) {
    page.rerender(<Probe dataKey={dataKey} load={load} />);
    await settled();
  }
  expect(load).toHaveBeenCalledOnce();
});

test('OURS-06: another key loads again, and the old value stays until then', async () => {
  const load = vi.fn<Load>().mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('unreachable'));
  const page = render(<Probe dataKey="0-0" load={load} />);
  await settled();
  page.rerender(<Probe dataKey="1-0" load={load} />);
  await settled();
  expect([shown(), load.mock.calls.length]).toEqual(['first', 2]);
});
