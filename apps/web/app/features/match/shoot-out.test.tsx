import type { Goals, MatchEvent } from '@safira/contract/matches/matches';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShootOut } from './shoot-out.tsx';

const match = aMatchWithDetails({ status: 'PEN', home: 'الأهلي', away: 'الزمالك', goals: [1, 1] });
const noPlayer = { id: null, name: null, originalName: null };

const kick = (extra: number, side: 'home' | 'away', detail = 'Penalty'): MatchEvent => ({
  type: 'Goal',
  detail,
  comments: 'Penalty Shootout',
  time: { elapsed: 120, extra },
  team: { id: match.teams[side].id },
  player: noPlayer,
  assist: noPlayer,
});

function show(penalty: Goals, events: MatchEvent[]) {
  return render(<ShootOut match={{ ...match, score: { ...match.score, penalty }, events }} />);
}

const unknown = { home: null, away: null };
const marks = (name: string) =>
  [...screen.getByRole('img', { name }).children].map((mark) => mark.getAttribute('data-scored'));

test('DLG-06: the kicks of each side in their order, in words for screen readers', () => {
  show({ home: 2, away: 1 }, [
    kick(5, 'home'),
    kick(4, 'away', 'Missed Penalty'),
    kick(3, 'home', 'Missed Penalty'),
    kick(2, 'away'),
    kick(1, 'home'),
  ]);
  expect(marks('الأهلي: 2 من 3')).toEqual(['true', 'false', 'true']);
  expect(marks('الزمالك: 1 من 2')).toEqual(['true', 'false']);
  const score = screen.getByRole('img', { name: '2 مقابل 1' });
  expect([...score.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['2', '1']);
});

test('DLG-06: while the provider has no score, the kicks are counted', () => {
  show(unknown, [kick(1, 'home'), kick(2, 'away', 'Missed Penalty')]);
  expect(screen.getByRole('img', { name: '1 مقابل 0' })).toBeTruthy();
});

test('DLG-06: if the provider has no kicks, only the score is shown', () => {
  show({ home: 4, away: 3 }, []);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(['4 مقابل 3']);
});

test('DLG-06: without a shoot-out nothing is rendered', () => {
  const { container } = show(unknown, []);
  expect(container.innerHTML).toBe('');
});
