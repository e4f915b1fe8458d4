import { aMatchWithDetails } from '@safira/contract/testing/matches';
import type { MatchDetails } from '@safira/contract/matches/matches';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay } from '../../../test/days.ts';
import { MatchSummary } from './match-summary.tsx';

const show = (match: MatchDetails) => render(<MatchSummary match={match} details={match} zone={aDay} />);
const pair = (home: number, away: number) => ({ home, away });

test('DLG-03: the long Arabic date, and next to it the long English one', () => {
  show(aMatchWithDetails({ date: '2026-11-21T17:00:00.000Z' }));
  expect(screen.getByText('السبت 21 نوفمبر 2026، 8:00 م بتوقيت مكة المكرمة')).toBeTruthy();
  const english = screen.getByText('Saturday, November 21, 2026');
  expect([english.lang, english.dir]).toEqual(['en', 'ltr']);
});

test('DLG-16: a match without a date says so', () => {
  show(aMatchWithDetails({ date: '' }));
  expect(screen.getByText('تاريخ غير محدد')).toBeTruthy();
});

test('DLG-16: the status is a whole sentence for screen readers', () => {
  show(aMatchWithDetails({ status: '2H', elapsed: 67, goals: [2, 1] }));
  expect(screen.getByText('الشوط الثاني، الدقيقة 67')).toBeTruthy();
  expect(screen.getByRole('img', { name: '2 مقابل 1' })).toBeTruthy();
});

test('DLG-04: half-time, normal time and extra time are under the score, home first', () => {
  const match = aMatchWithDetails({ status: 'AET', goals: [3, 2] });
  match.score = { ...match.score, halftime: pair(1, 0), fulltime: pair(2, 2), extratime: pair(1, 0) };
  show(match);
  const lines = ['الشوط الأول', 'الوقت الأصلي', 'الوقت الإضافي'].map(
    (name) => screen.getByText(name, { exact: false, selector: 'p' }).textContent,
  );
  expect(lines).toEqual(['الشوط الأول 1–0', 'الوقت الأصلي 2–2', 'الوقت الإضافي 1–0']);
});

test('DLG-04: after a shoot-out its winner is named', () => {
  const match = aMatchWithDetails({ status: 'PEN', goals: [1, 1], home: 'الأهلي', away: 'الزمالك' });
  match.score = { ...match.score, penalty: pair(4, 3) };
  match.teams.home.winner = true;
  show(match);
  expect(screen.getByText('الأهلي', { selector: 'strong bdi' }).closest('p')!.textContent).toBe(
    'الفائز بركلات الترجيح: الأهلي',
  );
});

test('DLG-01: what the list knows is shown before the details are loaded', () => {
  const match = aMatchWithDetails({ status: '2H', elapsed: 67, goals: [2, 1] });
  render(<MatchSummary match={match} details={undefined} zone={aDay} />);
  expect(screen.getByRole('img', { name: '2 مقابل 1' })).toBeTruthy();
});

test('OURS-30: before the match its time stands where the score will be', () => {
  show(aMatchWithDetails({ date: '2026-11-21T17:00:00.000Z' }));
  expect(screen.getByText('8:00 م')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'لا نتيجة بعد' })).toBeNull();
});

test('OURS-30: while no time is confirmed it is the day, and the date has no time', () => {
  show({ ...aMatchWithDetails({ date: '2026-11-21T17:00:00.000Z' }), isTimeConfirmed: false });
  expect(screen.getByText('21 نوفمبر')).toBeTruthy();
  expect(screen.getByText('السبت 21 نوفمبر 2026')).toBeTruthy();
});

test('OURS-30: a postponed match has no time in the place of the score', () => {
  show(aMatchWithDetails({ status: 'PST' }));
  expect(screen.getByRole('img', { name: 'لا نتيجة بعد' })).toBeTruthy();
});
