import { aMatch } from '@safira/contract/testing/matches';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../test/page.tsx';
import { mayReveal, setSpoilerFree } from '../state/spoiler.ts';
import { Score } from './score.tsx';

afterEach(() => act(() => setSpoilerFree(false)));

const finished = aMatch({ id: 7, home: 'الهلال', away: 'النصر', status: 'FT', goals: [3, 1] });
const closed = { name: 'اكشف نتيجة الهلال والنصر' };

test('OURS-01: a click reveals one result, everywhere it is shown, and no other', async () => {
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

test('OURS-01: a hidden result is hidden from screen readers, too', async () => {
  renderPage(<Score match={finished} />);
  const card = await screen.findByRole('button', closed);
  expect(card.textContent).toBe('–');
});

test('OURS-01: switching the mode on again hides what was revealed', async () => {
  setSpoilerFree(true);
  renderPage(<Score match={finished} />);
  fireEvent.click(await screen.findByRole('button', closed));
  expect(screen.queryByRole('button', closed)).toBeNull();
  act(() => setSpoilerFree(true));
  expect(screen.getByRole('button', closed)).toBeTruthy();
});

test('OURS-01: the choice is stored in the browser', () => {
  setSpoilerFree(true);
  expect(localStorage.getItem('spoilerFree')).toBe('on');
  setSpoilerFree(false);
  expect(localStorage.getItem('spoilerFree')).toBeNull();
});

test('OURS-01: without a score there is nothing to hide', async () => {
  renderPage(<Score match={aMatch()} />);
  expect(await screen.findByRole('img', { name: 'لا نتيجة بعد' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
