import type { MatchEvent } from '@safira/contract/matches/matches';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GoalLists } from './goal-lists.tsx';

const HOME = aMatchWithDetails().teams.home.id;
const AWAY = aMatchWithDetails().teams.away.id;
const noPlayer = { id: null, name: null, originalName: null };

type Given = { type?: string; of?: number; by?: string | null; comments?: string };

function at(elapsed: number, detail: string, given: Given = {}): MatchEvent {
  const { type = 'Goal', of = HOME, by = 'داروين نونيز', comments = null } = given;
  const player = { id: null, name: by, originalName: by };
  return {
    type,
    detail,
    comments,
    time: { elapsed, extra: null },
    team: { id: of },
    player,
    assist: noPlayer,
  };
}

const lists = (events: MatchEvent[]) => (
  <GoalLists match={{ ...aMatchWithDetails({ status: '2H', home: 'الهلال', away: 'النصر' }), events }} />
);

const lines = (team: string) => within(screen.getByRole('list', { name: team })).getAllByRole('listitem');
/** The visible text, without what is only for screen readers. */
function seen(line: HTMLElement) {
  const copy = line.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('.srOnly')) hidden.remove();
  return [...copy.children].map(({ textContent }) => textContent).filter(Boolean);
}

test('DLG-05: the goals of each side in time order, a line each', () => {
  render(
    lists([
      at(58, 'Normal Goal'),
      at(23, 'Normal Goal', { by: 'سالم الدوسري' }),
      at(45, 'Penalty', { of: AWAY }),
    ]),
  );
  expect(lines('الهلال').map(seen)).toEqual([
    ['سالم الدوسري', '23′'],
    ['داروين نونيز', '58′'],
  ]);
  expect(lines('النصر').map(seen)).toEqual([['داروين نونيز', '45′', '(ر.ج)']]);
  expect(screen.getByRole('list', { name: 'الهلال' }).dataset.side).toBe('home');
  expect(screen.getByText('23′').getAttribute('dir')).toBe('ltr');
});

test.each(['Own Goal', 'own goal', 'Autogol', 'En propia puerta', 'هدف عكسي'])(
  'DLG-05: an own goal with the detail «%s» has its marker after the name',
  (detail) => {
    render(lists([at(12, detail)]));
    expect(seen(lines('الهلال')[0]!)).toEqual(['داروين نونيز', '(عكسي)', '12′']);
    expect(lines('الهلال')[0]!.textContent).toContain('هدف عكسي');
  },
);

test('DLG-05: a goal without a scorer reads «غير محدد»', () => {
  render(lists([at(12, 'Normal Goal', { by: null })]));
  expect(seen(lines('الهلال')[0]!)).toEqual(['غير محدد', '12′']);
});

test('DLG-05: a missed penalty is listed at the end, with a cross, and named for screen readers', () => {
  render(lists([at(10, 'Missed Penalty', { by: 'مالكوم' }), at(80, 'Normal Goal')]));
  expect(lines('الهلال').map(seen)).toEqual([
    ['داروين نونيز', '80′'],
    ['مالكوم', '10′', '(أُهدرت)'],
  ]);
  const missed = lines('الهلال')[1]!;
  expect(missed.querySelector('svg')).toBeTruthy();
  expect(missed.textContent).toContain('ركلة جزاء ضائعة');
});

test('DLG-06: a disallowed goal is listed at the end, struck through, with its minute', () => {
  render(lists([at(10, 'Goal cancelled', { type: 'Var', by: 'مالكوم' }), at(80, 'Normal Goal')]));
  expect(lines('الهلال').map(seen)).toEqual([
    ['داروين نونيز', '80′'],
    ['مالكوم', '10′'],
  ]);
  expect(screen.getByRole('deletion').textContent).toBe('مالكوم');
  expect(lines('الهلال')[1]!.textContent).toContain('أُلغي');
});

test('DLG-05: a red card is listed among the goals by its minute, a yellow one is not', () => {
  render(
    lists([
      at(20, 'Normal Goal'),
      at(30, 'Yellow Card', { type: 'Card' }),
      at(61, 'Red Card', { type: 'Card', by: 'محمد سيماكان' }),
      at(70, 'Normal Goal'),
    ]),
  );
  expect(lines('الهلال').map((line) => seen(line).at(-1))).toEqual(['20′', '61′', '70′']);
  expect(lines('الهلال')[1]!.textContent).toContain('بطاقة حمراء');
});

test('DLG-05: without such events nothing is rendered; kicks of a shoot-out are no goals', () => {
  const { container } = render(
    lists([at(30, 'Yellow Card', { type: 'Card' }), at(120, 'Penalty', { comments: 'Penalty Shootout' })]),
  );
  expect(container.innerHTML).toBe('');
});

test('DLG-13: only a new line flashes', () => {
  const { rerender } = render(lists([at(50, 'Normal Goal')]));
  const flashes = () => lines('الهلال').map(({ dataset }) => dataset.fresh);
  expect(flashes()).toEqual([undefined]);
  rerender(lists([at(50, 'Normal Goal'), at(40, 'Red Card', { type: 'Card' })]));
  expect(flashes()).toEqual(['true', undefined]);
});
