import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAsyncData } from './use-async-data.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

type Load = () => Promise<string>;

function Probe({ asked, load, initial }: { asked: string | undefined; load: Load; initial?: string }) {
  const beside = useAsyncData({ key: asked, load, initial });
  return (
    <>
      <output>{beside.state === 'loaded' ? beside.value : beside.state}</output>
      {beside.state === 'failed' && (
        <button type="button" onClick={beside.retry}>
          retry
        </button>
      )}
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const settled = () => act(async () => undefined);

test('DLG-13: what the server sent along is not asked for again', async () => {
  const load = vi.fn<Load>();
  render(<Probe asked="1" load={load} initial="from the server" />);
  await settled();
  expect([shown(), load.mock.calls.length]).toEqual(['from the server', 0]);
});

test('DLG-13: a part that fails alone says so and may be tried again', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('there');
  render(<Probe asked="1" load={load} />);
  expect(shown()).toBe('loading');
  await settled();
  expect(shown()).toBe('failed');
  fireEvent.click(screen.getByRole('button'));
  await settled();
  expect(shown()).toBe('there');
});

test('DLG-13: nothing is asked for before it is wanted, and nothing twice', async () => {
  const load = vi.fn<Load>().mockResolvedValue('there');
  const page = render(<Probe asked={undefined} load={load} />);
  await settled();
  expect(load).not.toHaveBeenCalled();
  for (const asked of ['1', undefined, '1']) {
    page.rerender(<Probe asked={asked} load={load} />);
    await settled();
  }
  expect(load).toHaveBeenCalledOnce();
});

test('OURS-06: under another key it is asked again, and the old answer stays until then', async () => {
  const load = vi.fn<Load>().mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('away'));
  const page = render(<Probe asked="0-0" load={load} />);
  await settled();
  page.rerender(<Probe asked="1-0" load={load} />);
  await settled();
  expect([shown(), load.mock.calls.length]).toEqual(['first', 2]);
});
