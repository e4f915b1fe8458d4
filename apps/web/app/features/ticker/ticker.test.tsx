import type { Match } from '@safira/contract/matches/matches';
import { aMatch } from '@safira/contract/testing/matches';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { aDay } from '../../../test/days.ts';
import { renderPage } from '../../../test/page.tsx';
import { setSpoilerFree } from '../../state/spoiler.ts';
import { Ticker } from './ticker.tsx';

afterEach(() => act(() => setSpoilerFree(false)));

const live = aMatch({ id: 1, home: 'الهلال', away: 'النصر', status: '2H', elapsed: 67, goals: [2, 1] });
const next = aMatch({ id: 2, home: 'الأهلي', away: 'الزمالك', date: '2026-11-21T19:00:00.000Z' });

test('OURS-03: an item shows both teams, their goals and the minute, and links to the match', async () => {
  renderPage(<Ticker matches={[live]} day={aDay} />);
  const item = await screen.findByRole('link');
  expect(item.textContent).toBe('الهلال2النصر167′');
  expect(item.getAttribute('href')).toBe('/match/1');
  expect(within(item).getByText('67′').getAttribute('dir')).toBe('ltr');
});

test('OURS-03: a match that has not begun shows its time and no score', async () => {
  renderPage(<Ticker matches={[next]} day={aDay} />);
  expect((await screen.findByRole('link')).textContent).toBe('الأهليالزمالك10:00 م');
});

test('OURS-03: without a match there is no ticker', async () => {
  renderPage(
    <>
      <Ticker matches={[aMatch({ status: 'PST' })]} day={aDay} />
      <p>page</p>
    </>,
  );
  await screen.findByText('page');
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('OURS-01: the switch turns spoiler-free mode on and off, for the whole page', async () => {
  renderPage(<Ticker matches={[live]} day={aDay} />);
  const toggle = await screen.findByRole('switch', { name: 'إخفاء النتائج' });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  expect('spoiler' in document.documentElement.dataset).toBe(true);
  fireEvent.click(toggle);
  expect('spoiler' in document.documentElement.dataset).toBe(false);
});

test('OURS-03: a match that kicks off while the page is open keeps its place; a new one comes last', async () => {
  const show = (...matches: Match[]) => <Ticker matches={matches} day={aDay} />;
  const Page = () => {
    const [shown, setShown] = useState(show(live, next));
    return (
      <>
        {shown}
        <button
          type="button"
          onClick={() =>
            setShown(
              show(
                aMatch({ id: 3, status: '1H', goals: [0, 0] }),
                { ...live, status: ended },
                { ...next, status: begun },
              ),
            )
          }
        >
          later
        </button>
      </>
    );
  };
  const ended = { ...live.status, short: 'FT' };
  const begun = { ...next.status, short: '1H' };
  renderPage(<Page />);
  fireEvent.click(await screen.findByRole('button', { name: 'later' }));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/match/1',
    '/match/2',
    '/match/3',
  ]);
});
