import { aMatch } from '@safira/contract/testing/matches';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../test/page.tsx';
import { Score } from './score.tsx';
import { mayReveal, setSpoilerFree } from './spoiler.ts';

afterEach(() => act(() => setSpoilerFree(false)));

const finished = aMatch({ id: 7, home: 'الهلال', away: 'النصر', status: 'FT', goals: [3, 1] });
const closed = { name: 'اكشف نتيجة الهلال والنصر' };

test('OURS-01: a press opens one result, everywhere it stands, and no other', async () => {
  setSpoilerFree(true);
  renderPage(
    <>
      <Score match={finished} />
      <Score match={finished} />
      <Score match={{ ...finished, apiId: 8 }} />
    </>,
  );
  fireEvent.click((await screen.findAllByRole('button', closed))[0]!);
  await waitFor(() => expect(screen.getAllByRole('button', closed)).toHaveLength(1));
  expect([mayReveal(7), mayReveal(8)]).toEqual([true, false]);
});

test('OURS-01: what is closed is kept from listeners, too', async () => {
  renderPage(<Score match={finished} />);
  const card = await screen.findByRole('button', closed);
  expect(card.textContent).toBe('–');
});

test('OURS-01: switching it on again closes what was opened', async () => {
  setSpoilerFree(true);
  renderPage(<Score match={finished} />);
  fireEvent.click(await screen.findByRole('button', closed));
  expect(screen.queryByRole('button', closed)).toBeNull();
  act(() => setSpoilerFree(true));
  expect(screen.getByRole('button', closed)).toBeTruthy();
});

test('OURS-01: the choice is kept in the browser', () => {
  setSpoilerFree(true);
  expect(localStorage.getItem('spoilerFree')).toBe('on');
  setSpoilerFree(false);
  expect(localStorage.getItem('spoilerFree')).toBeNull();
});

test('OURS-01: before there is a score there is nothing to hide', async () => {
  renderPage(<Score match={aMatch()} />);
  expect(await screen.findByRole('img', { name: 'لا نتيجة بعد' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
