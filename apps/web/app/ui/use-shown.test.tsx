import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Toaster } from './toaster.tsx';
import { useShown } from './use-opened.ts';

type Load = () => Promise<() => string>;

function Page({ load, onClose }: { load: Load; onClose: () => void }) {
  const { Part } = useShown(load, shown, onClose);
  return (
    <>
      {Part && <Part />}
      <Toaster />
    </>
  );
}
const shown = {};

test('HOUSE: a part that is opened is loaded and shown', async () => {
  const onClose = vi.fn<() => void>();
  const load: Load = async () => () => 'الساعات';
  render(<Page load={load} onClose={onClose} />);
  expect(await screen.findByText('الساعات')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('HOUSE: a part that cannot be loaded is closed, so that the next click tries again', async () => {
  const onClose = vi.fn<() => void>();
  const load: Load = async () => {
    throw new Error('offline');
  };
  render(<Page load={load} onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.getByRole('status').textContent).not.toBe('');
});
