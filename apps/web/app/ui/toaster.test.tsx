import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from '../state/toast.ts';
import { Modal } from './modal.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toast = (text: string) => act(() => showToast(text));
const shown = () => screen.getByRole('status').textContent;

test('HOME-10: a toast disappears after 2 s', async () => {
  render(<Toaster />);
  toast('حُفظت');
  await wait(1_999);
  expect(shown()).toBe('حُفظت');
  await wait(1);
  expect(shown()).toBe('');
});

test('HOME-10: a new text replaces the old one and has its own 2 s', async () => {
  render(<Toaster />);
  toast('الأول');
  await wait(1_500);
  toast('الثاني');
  expect(shown()).toBe('الثاني');
  await wait(1_999);
  expect(shown()).toBe('الثاني');
  await wait(1);
  expect(shown()).toBe('');
});

test('HOME-10: the same text shown again stays 2 s more, with a bar of its own', async () => {
  render(<Toaster />);
  toast('نُسخ');
  const first = screen.getByText('نُسخ');
  await wait(1_500);
  toast('نُسخ');
  expect(screen.getByText('نُسخ')).not.toBe(first);
  await wait(1_999);
  expect(shown()).toBe('نُسخ');
});

test.each([
  ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('HOME-10: while it is %s its timer is paused', async (_, hold, release) => {
  render(<Toaster />);
  toast('حُفظت');
  await wait(1_500);
  hold(screen.getByText('حُفظت'));
  await wait(10_000);
  expect(shown()).toBe('حُفظت');
  release(screen.getByText('حُفظت'));
  await wait(499);
  expect(shown()).toBe('حُفظت');
  await wait(1);
  expect(shown()).toBe('');
});

test('HOME-10: a text from before the toaster loaded is shown, once', async () => {
  showToast('مبكر');
  const page = render(<Toaster />);
  expect(shown()).toBe('مبكر');
  page.unmount();
  render(<Toaster />);
  expect(shown()).toBe('');
});

test('HOME-10: over an open dialog, which makes the page inert, the toast is inside it and outlives it', async () => {
  const dialog = (
    <Modal label="نافذة" className={undefined} onClose={() => undefined}>
      {null}
    </Modal>
  );
  const page = render(
    <>
      <Toaster />
      {dialog}
    </>,
  );
  toast('نُسخ الرابط');
  expect(screen.getByRole('dialog').contains(screen.getByText('نُسخ الرابط'))).toBe(true);
  page.rerender(<Toaster />);
  await wait(100);
  expect(document.body.contains(screen.getByText('نُسخ الرابط'))).toBe(true);
});
