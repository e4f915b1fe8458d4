import type { Match } from '@safira/contract/matches/matches';
import { aMatch } from '@safira/contract/testing/matches';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/page.tsx';
import { MatchLine } from './match-line.tsx';

const offsets = [{ from: '2026-01-01T00:00:00.000Z', minutes: 180 }];

async function show(match: Match) {
  renderPage(
    <ul>
      <MatchLine match={match} offsets={offsets} />
    </ul>,
  );
  return screen.findByRole('listitem');
}

test('COMP-06: a finished match has its status as a label and as a class, and the winner stands out', async () => {
  const match = aMatch({ status: 'FT', goals: [2, 1], home: 'الهلال', away: 'النصر' });
  match.teams.home.winner = true;
  match.teams.away.winner = false;
  const line = await show(match);
  expect(line.className.split(' ')).toContain('ft');
  expect(line.textContent).toContain('السبت 21 نوفمبر');
  expect(screen.getByRole('img', { name: '2 مقابل 1' }).querySelectorAll('b[class]')).toHaveLength(1);
  expect(screen.getByText('الهلال').parentElement!.className).not.toBe(
    screen.getByText('النصر').parentElement!.className,
  );
});

test('COMP-06: a match in play has no winner yet', async () => {
  const match = aMatch({ status: '2H', goals: [2, 1], home: 'الهلال', away: 'النصر' });
  match.teams.home.winner = true;
  await show(match);
  expect(screen.getByRole('img', { name: '2 مقابل 1' }).querySelectorAll('b[class]')).toHaveLength(0);
  expect(screen.getByText('الهلال').parentElement!.className).toBe(
    screen.getByText('النصر').parentElement!.className,
  );
});

test('COMP-06: a match decided by kicks shows both results', async () => {
  const match = aMatch({ status: 'PEN', goals: [1, 1] });
  match.score.penalty = { home: 4, away: 5 };
  expect((await show(match)).textContent).toMatch(/1–1.*4.*5/);
});

test('COMP-06: a match to come has its time, one without a time none', async () => {
  expect((await show(aMatch({ status: 'NS' }))).textContent).toContain('9:00 م');
});

test('COMP-06: a match without a known time shows no score and no time', async () => {
  expect((await show(aMatch({ status: 'TBD' }))).textContent).not.toContain('9:00');
});

test('OURS-19: where the list says the day the line does not, and what the list adds is below', async () => {
  renderPage(
    <ul>
      <MatchLine match={aMatch({ status: 'NS' })} offsets={offsets} hasDate={false}>
        <p>قناة</p>
      </MatchLine>
    </ul>,
  );
  const line = await screen.findByRole('listitem');
  expect(line.textContent).not.toContain('نوفمبر');
  expect(line.lastElementChild!.textContent).toBe('قناة');
});
