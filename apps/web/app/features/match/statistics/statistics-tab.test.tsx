import { statisticLabel, statisticTypes } from '@safira/arabic/terms/statistics';
import type { MatchDetails } from '@safira/contract/matches/matches';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatisticsTab } from './statistics-tab.tsx';

type Values = Record<string, string | number | null>;

function aMatchOf(home: Values, away?: Values): MatchDetails {
  const side = (id: number, values: Values) => ({
    team: { id },
    statistics: Object.entries(values).map(([type, value]) => ({ type, value })),
  });
  const match = aMatchWithDetails({ home: 'الهلال', away: 'النصر' });
  return { ...match, statistics: [side(2932, home), ...(away ? [side(2939, away)] : [])] };
}

const rowWith = (sentence: string) => screen.getByText(sentence).closest('li')!;

test('DLG-08: a row has both numbers once, home first, and draws the share of each from the middle', () => {
  render(<StatisticsTab match={aMatchOf({ 'Ball Possession': '56%' }, { 'Ball Possession': '44%' })} />);
  const row = rowWith('الاستحواذ: الهلال 56%، النصر 44%');
  const numbers = [...row.querySelectorAll('[aria-hidden] bdi')];
  expect(numbers.map((one) => [one.textContent, one.getAttribute('dir')])).toEqual([
    ['56%', 'ltr'],
    ['44%', 'ltr'],
  ]);
  const bars = [...row.querySelectorAll('rect')].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
  ]);
  expect(bars).toEqual([
    [null, '56%'],
    ['56%', '44%'],
  ]);
});

test('DLG-08: zero on both sides is drawn as half for each', () => {
  render(<StatisticsTab match={aMatchOf({ 'Red Cards': 0 }, { 'Red Cards': 0 })} />);
  const widths = [...rowWith('البطاقات الحمراء: الهلال 0، النصر 0').querySelectorAll('rect')].map((bar) =>
    bar.getAttribute('width'),
  );
  expect(widths).toEqual(['50%', '50%']);
});

test('DLG-08: all sixteen statistics are shown by subject, in the order they are listed in', () => {
  const all = Object.fromEntries(statisticTypes.map((type) => [type, 1]));
  render(<StatisticsTab match={aMatchOf(all, all)} />);
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'التسديد',
    'الاستحواذ والتمرير',
    'إحصائيات أخرى',
  ]);
  const counts = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length);
  expect(counts).toEqual([6, 4, 6]);
  const rows = screen.getAllByRole('listitem');
  const spoken = rows.map((row) => row.querySelector('.srOnly')?.textContent.split(':')[0]);
  expect(spoken).toEqual(statisticTypes.map((type) => statisticLabel(type)));
  const seen = rows.map((row) => row.querySelector('div span')?.textContent);
  expect(seen.slice(0, 3)).toEqual(['إجمالي التسديدات', 'على المرمى', 'خارج المرمى']);
});

test('DLG-08: a subject without numbers is not shown', () => {
  render(<StatisticsTab match={aMatchOf({ Fouls: 3 }, { Fouls: 4 })} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['إحصائيات أخرى']);
});

test('DLG-12: the numbers of one team alone count as none', () => {
  render(<StatisticsTab match={aMatchOf({ Fouls: 3, 'Ball Possession': '56%' })} />);
  expect(screen.getByText('لا تتوفر إحصائيات لهذه المباراة.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('DLG-13: a number that has changed flashes, the others do not', () => {
  const away = { Fouls: 4, 'Corner Kicks': 2 };
  const page = render(<StatisticsTab match={aMatchOf({ Fouls: 3, 'Corner Kicks': 1 }, away)} />);
  const isFlashing = () =>
    screen.getAllByRole('listitem').map(({ className }) => className.split(' ').length > 1);
  expect(isFlashing()).toEqual([false, false]);
  page.rerender(<StatisticsTab match={aMatchOf({ Fouls: 3, 'Corner Kicks': 2 }, away)} />);
  expect(isFlashing()).toEqual([true, false]);
});
