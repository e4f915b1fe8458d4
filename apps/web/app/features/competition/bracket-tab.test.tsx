import type { Bracket } from '@safira/contract/competitions/bracket';
import type { Match } from '@safira/contract/matches/matches';
import { aKnockoutMatch } from '@safira/contract/testing/knockout';
import { drawBracket, formatOf } from '@safira/football/competitions/bracket/bracket';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { BracketTab } from './bracket-tab.tsx';

const GERMANY = 81;
const EUROPE = 2;
const days = (n: number) => new Date(Date.UTC(2027, 2, n, 17)).toISOString();
const offsets = [{ from: '2026-01-01T00:00:00.000Z', minutes: 180 }];

function bracketOf(matches: Match[], competition = GERMANY): Bracket {
  const { rounds, thirdPlace } = drawBracket(matches, formatOf(competition, 2026));
  return {
    season: 2026,
    isLive: matches.some(({ isLive }) => isLive),
    matchIds: [],
    rounds: rounds.map(({ round, ...rest }) => ({ ...rest, name: `دور ${round}` })),
    thirdPlace,
  };
}

type Shown = { competition?: number; round?: string; now?: Match[]; staleAt?: number };

async function show(matches: Match[], { competition = GERMANY, round, now = matches, staleAt }: Shown = {}) {
  const query = { tab: 'bracket' as const, at: 'all' as const, teams: [], page: 1, round };
  const page = renderPage(
    <BracketTab
      competition={{ id: competition, name: 'كأس' }}
      bracket={bracketOf(matches, competition)}
      live={bracketOf(now, competition)}
      offsets={offsets}
      query={query}
      staleAt={staleAt}
    />,
  );
  await screen.findAllByRole('heading', { level: 2 });
  return page;
}

const roundNamed = (name: RegExp) => screen.getByRole('heading', { level: 2, name }).closest('section')!;
const tiesOf = (name: RegExp) => within(roundNamed(name)).getAllByRole('listitem');
const semi = (teams: [number, number], goals?: [number, number]) =>
  aKnockoutMatch(teams, { round: 'Semi-finals', ...(goals && { goals }) });
const quarterLegs = [
  aKnockoutMatch([1, 2], { id: 11, round: 'Quarter-finals', date: days(9), goals: [3, 1] }),
  aKnockoutMatch([2, 1], {
    id: 12,
    round: 'Quarter-finals',
    date: days(16),
    goals: [2, 0],
    status: 'PEN',
    penalties: [3, 4],
  }),
];

test('OURS-11: a tie of two legs shows each leg, the sum and the shoot-out in cells, and reads as a sentence', async () => {
  await show(quarterLegs, { competition: EUROPE });
  const [tie] = tiesOf(/Quarter/);
  expect(within(tie!).getByRole('link', { name: /مجموع/ }).textContent).toContain(
    'فريق 1 3، فريق 2 3، مجموع المباراتين. ركلات الترجيح: فريق 1 4، فريق 2 3. تأهل فريق 1',
  );
  const rows = [...tie!.querySelectorAll('[data-out]')];
  const cells = rows.map((row) => [...row.lastElementChild!.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['3', '0', '3', '4'],
    ['1', '2', '3', '3'],
  ]);
  expect(rows.map((row) => row.getAttribute('data-out'))).toEqual(['false', 'true']);
});

test('OURS-11: a tie of one match shows its score once, then the shoot-out', async () => {
  await show([aKnockoutMatch([1, 2], { goals: [1, 1], status: 'PEN', penalties: [5, 4] })]);
  const rows = [...tiesOf(/Final/)[0]!.querySelectorAll('[data-out]')];
  expect(rows.map((row) => [...row.lastElementChild!.children].map((cell) => cell.textContent))).toEqual([
    ['1', '5'],
    ['1', '4'],
  ]);
});

test('OURS-11: both legs are links, and the tie leads to the one that is played next', async () => {
  const [first] = quarterLegs;
  await show([first!, aKnockoutMatch([2, 1], { id: 12, round: 'Quarter-finals', date: days(16) })], {
    competition: EUROPE,
  });
  const links = within(tiesOf(/Quarter/)[0]!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/match/12', '/match/11', '/match/12']);
  expect(links.slice(1).map((link) => link.textContent)).toEqual([
    'الذهاب 9 مارس',
    'الإياب الثلاثاء 16 مارس، 8:00 م',
  ]);
});

test('OURS-11: a place whose path is certain names it, any other is decided later', async () => {
  await show([semi([1, 2]), semi([3, 4], [0, 1])]);
  const [final] = tiesOf(/Final/);
  expect(final!.textContent).toContain('الفائز من مواجهة فريق 1 وفريق 2');
  expect(final!.textContent).toContain('فريق 4');
});

test('OURS-11: without a draw a place is decided later, and no path is made up', async () => {
  await show([aKnockoutMatch([1, 2], { round: 'Quarter-finals' })]);
  expect(tiesOf(/Semi/).map((tie) => tie.textContent)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('يُحدَّد لاحقًا')),
  );
  expect(screen.queryByText(/الفائز من مواجهة/)).toBeNull();
  expect(within(tiesOf(/Semi/)[0]!).queryByRole('link')).toBeNull();
});

test('OURS-11: a team without a match in the round before has a bye', async () => {
  await show(
    [
      aKnockoutMatch([1, 2], { round: 'Round of 32', goals: [1, 0] }),
      aKnockoutMatch([8, 1], { round: 'Round of 16' }),
    ],
    { competition: 999 },
  );
  expect(tiesOf(/16/)[0]!.textContent).toContain('فريق 8 معفى من الدور السابق');
});

test('OURS-11: the third-place match stands apart, and the winner of the final is the champion', async () => {
  await show(
    [
      semi([1, 2], [1, 0]),
      semi([3, 4], [0, 1]),
      aKnockoutMatch([2, 3], { round: '3rd Place Final', goals: [2, 0] }),
      aKnockoutMatch([1, 4], { goals: [1, 3] }),
    ],
    { competition: 1 },
  );
  expect(screen.getByText('البطل').parentElement!.textContent).toContain('فريق 4');
  const third = screen.getByRole('heading', { level: 3, name: 'تحديد المركز الثالث' }).parentElement!;
  expect(within(third).getByRole('link').textContent).toContain('فريق 2 2، فريق 3 0');
});

test('OURS-11: each round has a link; the current one is the default and has no argument', async () => {
  await show([semi([1, 2], [1, 0]), semi([3, 4], [0, 1])]);
  const links = within(screen.getByRole('navigation', { name: 'الأدوار' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/competition/81?tab=bracket&round=semi-finals', null],
    ['/competition/81?tab=bracket', 'true'],
  ]);
});

test('OURS-11: the last result of a round does not take a reader to the next round', async () => {
  const other = semi([3, 4], [0, 1]);
  await show([semi([1, 2]), other], { now: [semi([1, 2], [1, 0]), other] });
  expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe(
    '/competition/81?tab=bracket',
  );
  expect(roundNamed(/Semi/).hasAttribute('data-chosen')).toBe(true);
});

test('OURS-11: of more than four rounds those from the chosen one on are shown', async () => {
  const rounds = ['1st Round', '2nd Round', 'Round of 16'];
  const matches = rounds.map((round, index) =>
    aKnockoutMatch([1, 2 + index], { id: index + 1, round, goals: [1, 0] }),
  );
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const page = await show(matches, { round: 'round-2' });
  expect(headings().map((name) => name.replace(/21 نوفمبر$/, ''))).toEqual([
    'دور 2nd Round',
    'دور Round of 16',
    'دور Quarter-finals',
    'دور Semi-finals',
  ]);
  page.unmount();
  await show(matches, { round: 'final' });
  expect(headings().at(-1)).toBe('دور Final');
  expect(headings()).toHaveLength(4);
});

test('OURS-11: a live tie has its minute and its mark', async () => {
  const match = aKnockoutMatch([1, 2], { round: 'Semi-finals', goals: [1, 0], status: '2H' });
  await show([{ ...match, status: { ...match.status, elapsed: 67 } }]);
  const [tie] = tiesOf(/Semi/);
  expect(tie!.querySelector('[data-state="live"]')).not.toBeNull();
  expect(tie!.textContent).toContain('67′');
});

test('OURS-09: live scores that are out of date say from when they are', async () => {
  const match = aKnockoutMatch([1, 2], { round: 'Semi-finals', goals: [1, 0], status: '2H' });
  await show([match], { staleAt: Date.parse('2026-11-21T18:12:00Z') });
  expect(screen.getByRole('status').textContent).toBe('تأخر وصول النتائج. آخر تحديث 9:12 م');
});

test('OURS-01: the button that reveals a result reveals both legs', async () => {
  await show(quarterLegs, { competition: EUROPE });
  fireEvent.click(screen.getByRole('button', { name: 'اكشف نتيجة فريق 1 وفريق 2', hidden: true }));
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});

test('OURS-11: before the draw of the first round the page says so', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'لا أدوار إقصائية بعد' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/competition/81?tab=matches');
});
