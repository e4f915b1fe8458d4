import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/page.tsx';
import { onToast } from '../state/toast.ts';
import { offline } from '../ui/text.ts';
import { useStayOffline } from './use-stay-offline.ts';

afterEach(() => vi.restoreAllMocks());

function Page() {
  useStayOffline();
  return (
    <>
      <Link to="/teams">الفرق</Link>
      <Link to="/?date=2026-11-22">غدًا</Link>
    </>
  );
}

async function clickWhile(isOnline: boolean, name: string) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const toasts: string[] = [];
  const stop = onToast((text) => toasts.push(text));
  renderPage(<Page />);
  fireEvent.click(await screen.findByRole('link', { name }));
  stop();
  return toasts;
}

test('OURS-09: without a connection a link to another page is not followed, and a toast says why', async () => {
  expect(await clickWhile(false, 'الفرق')).toEqual([offline]);
  expect(screen.getByRole('link', { name: 'الفرق' })).toBeTruthy();
});

test('OURS-09: with a connection a link is followed', async () => {
  expect(await clickWhile(true, 'الفرق')).toEqual([]);
  expect((await screen.findByRole('status')).textContent).toBe('/teams');
});

test('OURS-09: without a connection the match centre handles its own days', async () => {
  expect(await clickWhile(false, 'غدًا')).toEqual([]);
});
