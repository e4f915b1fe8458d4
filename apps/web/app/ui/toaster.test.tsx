import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';
import { showToast } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const say = (text: string) => act(() => showToast(text));
const shown = () => screen.getByRole('status').textContent;

test('HOME-10: a toast goes after 2 s', async () => {
  render(<Toaster />);
  say('حُفظت');
  await wait(1_999);
  expect(shown()).toBe('حُفظت');
  await wait(1);
  expect(shown()).toBe('');
});

test('HOME-10: a new text takes the place of the old one and has its own 2 s', async () => {
  render(<Toaster />);
  say('الأول');
  await wait(1_500);
  say('الثاني');
  expect(shown()).toBe('الثاني');
  await wait(1_999);
  expect(shown()).toBe('الثاني');
  await wait(1);
  expect(shown()).toBe('');
});

test('HOME-10: the same text said again stays 2 s more, with a bar of its own', async () => {
  render(<Toaster />);
  say('نُسخ');
  const first = screen.getByText('نُسخ');
  await wait(1_500);
  say('نُسخ');
  expect(screen.getByText('نُسخ')).not.toBe(first);
  await wait(1_999);
  expect(shown()).toBe('نُسخ');
});

test.each([
  ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('HOME-10: while it is %s its time stands still', async (_, hold, release) => {
  render(<Toaster />);
  say('حُفظت');
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

test('HOME-10: what was said before the toaster came is not lost, and is said once', async () => {
  showToast('مبكر');
  const page = render(<Toaster />);
  expect(shown()).toBe('مبكر');
  page.unmount();
  render(<Toaster />);
  expect(shown()).toBe('');
});

test('HOME-10: over an open dialog it is in the dialog, which silences all else, and outlives it', async () => {
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
  say('نُسخ الرابط');
  expect(screen.getByRole('dialog').contains(screen.getByText('نُسخ الرابط'))).toBe(true);
  page.rerender(<Toaster />);
  await wait(100);
  expect(document.body.contains(screen.getByText('نُسخ الرابط'))).toBe(true);
});
