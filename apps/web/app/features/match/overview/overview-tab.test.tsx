import type { MatchDetails, MatchEvent } from '@safira/contract/matches/matches';
import { aTvChannel } from '@safira/contract/testing/channels';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aDay } from '../../../../test/days.ts';
import { renderPage } from '../../../../test/page.tsx';
import { aPlayer, rated, sides } from '../players/fixtures/players.ts';
import { OverviewTab } from './overview-tab.tsx';

type Props = Parameters<typeof OverviewTab>[0];

const live = (changes: Partial<MatchDetails> = {}): MatchDetails => ({
  ...aMatchWithDetails({ home: 'الهلال', away: 'النصر', status: '2H', elapsed: 67, goals: [2, 1] }),
  ...changes,
});

async function show(match: MatchDetails, extras: Partial<Props> = {}) {
  renderPage(
    <OverviewTab
      match={match}
      zone={aDay}
      prediction={{ state: 'loaded', value: null }}
      standing={{ state: 'loaded', value: null }}
      addressOf={(tab) => ({ to: `/match/1?tab=${tab}` })}
      {...extras}
    />,
  );
  await screen.findByRole('heading', { name: 'بطاقة المباراة' });
}

const block = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('section')!;

const percent = { home: 45, draw: 25, away: 30 };
const hilal = { id: 2932, _id: 'al-hilal-2932', name: 'الهلال', originalName: 'Al-Hilal', logo: null };

test('DLG-04: the chances before the match, home first, labelled as a statistical prediction', async () => {
  await show(live(), { prediction: { state: 'loaded', value: { winner: hilal, percent } } });
  const prediction = block('توقعات ما قبل المباراة');
  expect([...prediction.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '45%',
    '25%',
    '30%',
  ]);
  const [home, , away] = [...prediction.querySelectorAll('rect')].map((bar) =>
    parseFloat(bar.getAttribute('x')!),
  );
  expect(home).toBeGreaterThan(away!);
  expect(
    within(prediction)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['فوز الهلال 45 بالمئة', 'تعادل 25 بالمئة', 'فوز النصر 30 بالمئة']);
  expect(prediction.textContent).toContain('توقع إحصائي');
  expect(prediction.textContent).toContain('المرجَّح: الهلال');
});

test('OURS-30: without a prediction there is no block for it', async () => {
  await show(live());
  expect(screen.queryByRole('heading', { name: 'توقعات ما قبل المباراة' })).toBeNull();
});

test('OURS-30: prediction and table appear together, so that neither moves the other', async () => {
  const value = { isLive: true, groupName: 'x', rows: [row(2, 4, 11), row(5, 3, -3)] };
  await show(live(), { prediction: { state: 'loading' }, standing: { state: 'loaded', value } });
  expect(screen.queryByRole('heading', { name: /^الترتيب/ })).toBeNull();
});

test('DLG-13: a prediction that fails to load leaves the rest as it is and can be retried', async () => {
  const retry = vi.fn<() => void>();
  await show(live(), { prediction: { state: 'failed', retry } });
  const prediction = block('توقعات ما قبل المباراة');
  fireEvent.click(within(prediction).getByRole('button', { name: 'أعد المحاولة' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(block('بطاقة المباراة').textContent).toContain('Kingdom Arena');
});

test('DLG-04: time, venue, referee and channels are listed', async () => {
  const referee = { name: 'خالد الطريس', originalName: 'Khalid Al-Turais' };
  const tvChannels = ['ثمانية 1', 'ثمانية 2', 'أ', 'ب', 'ج'].map((name) => aTvChannel({ name }));
  await show(live({ referee, tvChannels }));
  const facts = [...block('بطاقة المباراة').querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')!.textContent,
    fact.querySelector('dd')!.textContent,
  ]);
  expect(facts).toEqual([
    ['الموعد', 'السبت 21 نوفمبر، 9:00 م'],
    ['الملعب', 'Kingdom Arena، Riyadh'],
    ['الحكم', 'خالد الطريس'],
    ['القنوات', 'ثمانية 1ثمانية 2أبوقناة أخرى'],
  ]);
});

test('DLG-04: unknown facts are left out, and a postponed match has no time', async () => {
  await show({ ...aMatchWithDetails({ status: 'PST' }), venue: null });
  expect(block('بطاقة المباراة').textContent).toContain('لم يُحدَّد الوقت');
  expect(block('بطاقة المباراة').textContent).not.toContain('الحكم');
});

const statistics = [
  {
    team: { id: 2932 },
    statistics: [
      { type: 'Shots on Goal', value: 6 },
      { type: 'Ball Possession', value: '56%' },
      { type: 'Fouls', value: 7 },
    ],
  },
  {
    team: { id: 2939 },
    statistics: [
      { type: 'Shots on Goal', value: 3 },
      { type: 'Ball Possession', value: '44%' },
      { type: 'Fouls', value: 12 },
    ],
  },
];

test('DLG-04: the key statistics in their order, with a link to the rest', async () => {
  await show(live({ statistics }));
  const numbers = block('أبرز الأرقام');
  const rows = within(numbers).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]!.textContent).toContain('الاستحواذ');
  expect(within(numbers).getByRole('link', { name: 'كل الإحصائيات' }).getAttribute('href')).toBe(
    '/match/1?tab=statistics',
  );
});

const noPlayer = { id: null, name: null, originalName: null };
const anEvent = (minute: number, type: string, detail: string): MatchEvent => ({
  type,
  detail,
  comments: null,
  time: { elapsed: minute, extra: null },
  team: { id: 2932 },
  player: { id: minute, name: `لاعب ${minute}`, originalName: 'x' },
  assist: noPlayer,
});

test('DLG-04: the last three events, the newest first, without substitutions', async () => {
  const events = [
    anEvent(5, 'Card', 'Yellow Card'),
    anEvent(23, 'Goal', 'Normal Goal'),
    anEvent(58, 'Goal', 'Normal Goal'),
    anEvent(61, 'Card', 'Red Card'),
    anEvent(64, 'subst', 'Substitution 1'),
  ];
  await show(live({ events }));
  const rows = within(block('آخر الأحداث')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => /لاعب (\d+)/.exec(textContent)![1])).toEqual(['61', '58', '23']);
});

test('OURS-04: the pulse with its goals, home above, time from the right', async () => {
  const events = [anEvent(45, 'Goal', 'Normal Goal')];
  await show(live({ pulse: [3, -9, null, 0, 5], events }));
  const chart = within(block('نبض المباراة')).getByRole('img', { name: /^نبض المباراة/ });
  const bars = [...chart.querySelectorAll('rect')].map((bar) => ({
    x: parseFloat(bar.getAttribute('x')!),
    top: Number(bar.getAttribute('y')),
  }));
  expect(bars).toHaveLength(3); // empty bars are not drawn
  expect(bars[0]!.x).toBeGreaterThan(bars[1]!.x);
  expect(bars[0]!.top).toBeLessThan(bars[1]!.top);
  expect(chart.querySelector('svg')!.getAttribute('x')).toBe('50%');
});

test('OURS-04: without data there is no pulse', async () => {
  await show(live({ pulse: null }));
  expect(screen.queryByRole('heading', { name: 'نبض المباراة' })).toBeNull();
});

test('DLG-09: the highest rating of the match, and what it was given for', async () => {
  const best = aPlayer(29, 'سالم الدوسري', {
    games: { rating: 8.7 },
    goals: { total: 1, conceded: 0, assists: 0, saves: 0 },
  });
  await show(live({ players: sides([rated(7, 'نونيز', 8.2), best], [rated(10, 'ماني', 7.2)]) }));
  const shown = block('الأفضل حتى الآن');
  expect(shown.textContent).toMatch(/سالم الدوسري.*هدف واحد.*8\.7/);
  expect(within(shown).getByRole('link').getAttribute('href')).toBe('/player/29?league=307');
});

const record = { played: 11, win: 6, draw: 3, lose: 2, goals: { for: 20, against: 9 } };
const row = (rank: number, rankBefore: number, goalsDiff: number) => ({
  rank,
  rankBefore,
  goalsDiff,
  team: { ...hilal, id: rank, name: `فريق ${rank}` },
  points: 21,
  group: 'x',
  groupName: 'x',
  form: null,
  description: null,
  zone: null,
  zoneName: null,
  all: record,
  home: record,
  away: record,
  isLive: true,
});

test('OURS-06: the table rows of both clubs by the live scores, and how far they have moved', async () => {
  const value = { isLive: true, groupName: 'x', rows: [row(2, 4, 11), row(5, 3, -3)] };
  await show(live(), { standing: { state: 'loaded', value } });
  const table = block('الترتيب الآن');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((one) => one.textContent)).toEqual([
    '2▲صعد مركزينفريق 211+1121',
    '5▼تراجع مركزينفريق 511-321',
  ]);
  expect(within(table).getByText('-3').dir).toBe('ltr');
});

test('OURS-06: a match without a table has no block for it', async () => {
  await show(live());
  expect(screen.queryByRole('heading', { name: /^الترتيب/ })).toBeNull();
});

test('OURS-30: a match to come has its countdown and what arrives when, one that has begun has neither', async () => {
  await show(aMatchWithDetails(), { standing: { state: 'loading' } });
  expect(screen.getByRole('timer')).toBeTruthy();
  expect(block('مواعيد التغطية')).toBeTruthy();
  cleanup();
  await show(live());
  expect(screen.queryByRole('timer')).toBeNull();
});
