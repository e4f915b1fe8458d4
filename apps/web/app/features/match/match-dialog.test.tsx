import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MatchDialog } from './match-dialog.tsx';

function open() {
  const onClose = vi.fn<() => void>();
  const page = render(
    <MatchDialog onClose={onClose}>
      <p>المباراة</p>
    </MatchDialog>,
  );
  return { onClose, page, dialog: screen.getByRole('dialog', { name: 'تفاصيل المباراة' }) };
}

test('DLG-01: closes on a click outside, not on one inside', () => {
  const { onClose, dialog } = open();
  fireEvent.click(screen.getByText('المباراة'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('DLG-01: closes on Escape, which the browser reports as a cancel event', () => {
  const { onClose, dialog } = open();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('DLG-01: the page behind it does not scroll until it is closed', () => {
  const { page } = open();
  expect(document.documentElement.dataset['locked']).toBe('');
  page.unmount();
  expect(document.documentElement.dataset['locked']).toBeUndefined();
});
