import type { Match } from '@safira/contract/matches/matches';
import { aTvChannel } from '@safira/contract/testing/channels';
import { aMatch } from '@safira/contract/testing/matches';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { MatchCard } from './match-card.tsx';

const date = '2026-11-21';
const now = Date.parse('2026-11-21T17:00:00Z');

async function show(match: Match) {
  renderPage(
    <ul>
      <MatchCard match={match} date={date} now={now} />
    </ul>,
  );
  return (await screen.findByRole('listitem')).textContent;
}

const at = (match: Match, instant: string): Match => ({ ...match, date: instant });

test('HOME-04: a match to come has its time in the Gulf, and how long it is until then', async () => {
  const text = await show(at(aMatch({ status: 'NS' }), '2026-11-21T18:00:00.000Z'));
  expect(text).toContain('10:00 م');
  expect(text).toContain('تبدأ بعد ساعة');
  expect(text).not.toContain('السبت');
});

test('HOME-04: a match that is on another day in the Gulf has its weekday', async () => {
  const text = await show(at(aMatch({ status: 'NS' }), '2026-11-21T20:30:00.000Z'));
  expect(text).toContain('الأحد12:30 ص');
});

test('HOME-04: a match whose time is not known shows no time', async () => {
  const text = await show(at(aMatch({ status: 'TBD' }), '2026-11-21T18:00:00.000Z'));
  expect(text).not.toMatch(/10:00|تبدأ/);
});

test('HOME-04: a live match has its score and when it began in the Gulf', async () => {
  const text = await show(
    at(aMatch({ status: '2H', elapsed: 67, goals: [2, 1] }), '2026-11-21T16:00:00.000Z'),
  );
  expect(screen.getByRole('img', { name: '2 مقابل 1' })).toBeTruthy();
  expect(text).toContain('بدأت 8:00 م');
});

test.each([
  ['another day has its weekday', '2026-11-20T18:00:00.000Z', 'الجمعة'],
  ['the day of the page has none', '2026-11-21T16:00:00.000Z', ''],
])('HOME-04: a result of %s', async (_, instant, weekday) => {
  await show({ ...at(aMatch({ status: 'FT', goals: [2, 1] }), instant), venue: null });
  expect(screen.getByRole('listitem').lastElementChild!.textContent).toBe(weekday);
});

test('OURS-20: the channels are counted in each country', async () => {
  const tvChannels = [aTvChannel({ name: 'أ', countries: ['SA'] })];
  const tvElsewhere = ['ب', 'ج'].map((name) => aTvChannel({ name, countries: ['EG'] }));
  await show({ ...at(aMatch({ status: 'NS' }), '2026-11-21T18:00:00.000Z'), tvChannels, tvElsewhere });
  await screen.findByText('قناتان');
  const counts = [...document.querySelectorAll<HTMLElement>('[data-in]')].map(({ dataset, textContent }) => [
    dataset['in']!.split(' ').length,
    textContent,
  ]);
  expect(counts).toEqual([
    [1, 'قناة واحدة'],
    [19, ''],
    [1, 'قناتان'],
  ]);
});
