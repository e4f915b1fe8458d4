import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay } from '../../../test/days.ts';
import { MatchSummary } from './match-summary.tsx';

test('DLG-03: the long Arabic date, and beside it the long English one', () => {
  render(
    <MatchSummary match={aMatchWithDetails({ date: '2026-11-21T17:00:00.000Z' })} zone={aDay} level={1} />,
  );
  expect(screen.getByText('السبت 21 نوفمبر 2026، 8:00 م بتوقيت مكة المكرمة')).toBeTruthy();
  const english = screen.getByText('Saturday, November 21, 2026');
  expect([english.lang, english.dir]).toEqual(['en', 'ltr']);
});

test('DLG-16: a match without a date says so', () => {
  render(<MatchSummary match={aMatchWithDetails({ date: '' })} zone={aDay} level={1} />);
  expect(screen.getAllByText('تاريخ غير محدد')).toHaveLength(2);
});

test('DLG-16: the status is a whole sentence to those who listen', () => {
  const match = aMatchWithDetails({ status: '2H', elapsed: 67, goals: [2, 1] });
  render(<MatchSummary match={match} zone={aDay} level={1} />);
  expect(screen.getByText('الشوط الثاني، الدقيقة 67')).toBeTruthy();
  expect(screen.getByRole('img', { name: '2 مقابل 1' })).toBeTruthy();
});

test('DLG-17: competition, round, venue and referee', () => {
  const match = {
    ...aMatchWithDetails(),
    referee: { name: 'خالد الطريس', originalName: 'Khalid Al-Turais' },
  };
  render(<MatchSummary match={match} zone={aDay} level={1} />);
  expect(screen.getByText('Pro League')).toBeTruthy();
  expect(screen.getByText(/الجولة 10/)).toBeTruthy();
  expect(screen.getByText('Kingdom Arena')).toBeTruthy();
  expect(screen.getByText('خالد الطريس')).toBeTruthy();
});
