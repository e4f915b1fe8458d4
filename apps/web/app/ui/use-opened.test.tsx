import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onToast } from '../state/toast.ts';
import { useOpened } from './use-opened.ts';

const Panel = () => <p>ها هو</p>;

test('HOUSE: a part that cannot be loaded shows a toast, and the next click tries again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shown = vi.fn<(text: string) => void>();
  const stop = onToast(shown);
  const load = vi.fn<() => Promise<typeof Panel>>();
  load.mockRejectedValueOnce(new TypeError('fetch failed')).mockResolvedValue(Panel);
  function Probe() {
    const { Part, isOpen, open } = useOpened(load);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={open}>
          open
        </button>
        {Part && <Part />}
      </>
    );
  }
  render(<Probe />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
  fireEvent.click(button);
  expect(await screen.findByText('ها هو')).toBeTruthy();
  stop();
});
