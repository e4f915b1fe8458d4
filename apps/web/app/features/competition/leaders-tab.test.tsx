import type { Leader } from '@safira/contract/competitions/leaders';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import type { PageQuery } from './address.ts';
import type { Leaders } from './leaders.ts';
import { LeadersTab } from './leaders-tab.tsx';

type Numbers = {
  goals?: number;
  rating?: number;
  yellow?: number;
  yellowred?: number;
  red?: number;
  number?: number;
};

function aLeader(
  id: number,
  { goals = 0, rating = 7, yellow = 0, yellowred = 0, red = 0, number }: Numbers = {},
): Leader {
  return {
    player: { id, name: `لاعب ${id}`, originalName: `Player ${id}`, photo: null },
    statistics: [
      {
        team: {
          id: 33,
          _id: 'team-33',
          name: 'الهلال',
          originalName: 'Al-Hilal',
          logo: null,
          colours: { shirt: '#1B4FBF', number: '#FFFFFF' },
        },
        games: { appearences: 12, minutes: 1080, number: number ?? null, rating },
        goals: { total: goals, assists: 0 },
        cards: { yellow, yellowred, red },
      },
    ],
  };
}

const scorers = Array.from({ length: 20 }, (_, index) => aLeader(index + 1, { goals: 30 - index }));

const men = { id: 307, name: 'دوري روشن السعودي', originalName: 'Pro League' };

async function show(leaders: Partial<Leaders>, query: Partial<PageQuery> = {}, competition = men) {
  renderPage(
    <LeadersTab
      competition={competition}
      leaders={{
        topScorers: [],
        topAssists: [],
        topRatings: [],
        topCards: [],
        ratedFromMinutes: 600,
        season: 2026,
        ...leaders,
      }}
      query={{ tab: 'leaders', at: 'all', teams: [], page: 1, ...query }}
    />,
  );
  await screen.findAllByRole('link');
}

test('COMP-07: the first five of each list are shown, the best with a card, and a link leads to the whole list', async () => {
  await show({ topScorers: scorers, topRatings: [aLeader(4, { rating: 7.96 })] });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['الأهداف', 'التقييم']);
  const lines = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'لاعب 1الهلال · 12 مباراة30 أهداف',
    '2لاعب 2الهلال · 12 مباراة29',
    '3لاعب 3الهلال · 12 مباراة28',
    '4لاعب 4الهلال · 12 مباراة27',
    '5لاعب 5الهلال · 12 مباراة26',
  ]);
  expect(within(lines[0]!).getByRole('link').getAttribute('href')).toBe('/player/1');
  expect(screen.getByRole('link', { name: 'القائمة كاملة: الأهداف' }).getAttribute('href')).toBe(
    '/competition/307?tab=leaders&board=goals',
  );
  expect(screen.getByText('8.0', { exact: false }).textContent).toBe('8.0 من 10');
  expect(screen.getByText(/600 دقيقة فأكثر/)).toBeTruthy();
});

test('COMP-07: the whole list has rank, player, team, matches and goals, ten on a page', async () => {
  await show({ topScorers: scorers }, { board: 'goals', page: 2, season: 2025 });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(10);
  expect(rows[0]!.textContent).toBe('11لاعب 11الهلال1220');
  expect(
    within(rows[0]!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/player/11', '/team/team-33']);
  expect(screen.getByText('صفحة 2 من 2 (20 لاعبًا)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'السابق' }).getAttribute('href')).toBe(
    '/competition/307?season=2025&tab=leaders&board=goals',
  );
});

test('COMP-07: a player without a photo is a shirt with the number in the colours of the team', async () => {
  await show({ topScorers: [aLeader(1, { goals: 3, number: 29 })] });
  const shirt = screen.getByRole('listitem').querySelector('svg')!;
  expect(shirt.textContent).toBe('29');
  expect(shirt.querySelector('path')!.getAttribute('fill')).toBe('#1B4FBF');
});

test('COMP-07: a second yellow card counts as a red one', async () => {
  await show({ topCards: [aLeader(1, { yellow: 4, yellowred: 1, red: 1 })] });
  expect(screen.getByRole('listitem').textContent).toMatch(/بطاقات صفراء 4بطاقات حمراء 2$/);
});

test('COMP-07: without leaders a text says so and leads to the matches', async () => {
  await show({});
  expect(screen.getByText(/بيانات الهدافين غير متوفرة الآن/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/competition/307?tab=matches');
});

test('COMP-07: the words about the leaders of a women’s competition are feminine', async () => {
  const women = { id: 44, name: 'الدوري الإنجليزي الممتاز للسيدات', originalName: 'FA WSL' };
  await show({ topScorers: scorers }, { board: 'goals' }, women);
  expect(screen.getByRole('columnheader', { name: 'اللاعبة' })).toBeTruthy();
  expect(screen.getByText('صفحة 1 من 2 (20 لاعبة)')).toBeTruthy();
});
