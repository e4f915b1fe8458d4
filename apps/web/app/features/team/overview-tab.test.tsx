import { aTvChannel } from '@safira/contract/testing/channels';
import { aMatch } from '@safira/contract/testing/matches';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay } from '../../../test/days.ts';
import { renderPage } from '../../../test/page.tsx';
import { aTeam } from './fixtures/team.ts';
import { OverviewTab, type Overview } from './overview-tab.tsx';

const split = (home: number, away: number) => ({ home, away, total: home + away });

const figures: NonNullable<Overview['figures']> = {
  competitionName: 'دوري روشن',
  league: 307,
  season: 2026,
  form: 'LLWWDLW',
  fixtures: { played: split(6, 5), wins: split(5, 2), draws: split(1, 1), loses: split(0, 2) },
  goals: { for: split(14, 6), against: split(3, 5) },
  cleanSheets: split(3, 1),
  failedToScore: split(0, 2),
};
const place: NonNullable<Overview['place']> = {
  competition: { id: 307, name: 'دوري روشن' },
  isLive: false,
  row: { rank: 2, points: 23, goalsDiff: 12, groupName: 'المجموعة أ', played: 11 },
  isGroup: false,
};

async function show(overview: Overview, team = aTeam()) {
  renderPage(<OverviewTab team={team} overview={overview} offsets={aDay.offsets} />);
  await screen.findByRole('heading', { name: 'الملعب' });
}

/** The names and values below a heading. */
function factsUnder(heading: string) {
  const panel = screen.getByRole('heading', { name: heading }).closest('section')!;
  const rows = [...panel.querySelectorAll('dl > div')];
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('TEAM-02: the overview lists code, year and kind of a team, and name, city, capacity and surface of its venue', async () => {
  await show({ surface: 'عشب طبيعي' });
  expect(factsUnder('النادي')).toEqual([
    ['الرمز', 'HIL'],
    ['سنة التأسيس', '1957'],
    ['منتخب وطني', 'لا'],
  ]);
  expect(factsUnder('الملعب')).toEqual([
    ['الاسم', 'المملكة أرينا'],
    ['المدينة', 'الرياض'],
    ['السعة', '26,090'],
    ['الأرضية', 'عشب طبيعي'],
  ]);
});

test('TEAM-02: unknown facts are said to be unknown, and a team without a venue says so', async () => {
  await show({}, aTeam({ code: null, founded: null, national: null, venue: null }));
  expect(factsUnder('النادي').map(([, value]) => value)).toEqual(['غير معروف', 'غير معروف', 'غير معروف']);
  expect(screen.getByText('لا معلومات عن الملعب.')).toBeTruthy();
});

test('TEAM-02: parts that could not be read are absent, without an error', async () => {
  await show({});
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['النادي', 'الملعب']);
});

test('TEAM-02: the next match has its competition, a countdown and its channels', async () => {
  const next = {
    ...aMatch({ id: 9, home: 'الهلال', away: 'النصر', date: '2099-11-21T18:00:00.000Z' }),
    tvChannels: [aTvChannel({ name: 'ثمانية' })],
  };
  await show({ next });
  const panel = screen.getByRole('heading', { name: 'المباراة القادمة' }).closest('section')!;
  expect(within(panel).getByRole('link', { name: 'الهلال والنصر' }).getAttribute('href')).toBe('/match/9');
  expect(within(panel).getByRole('timer').textContent).toContain('تبدأ بعد');
  expect(within(panel).getByText('ثمانية')).toBeTruthy();
  expect(within(panel).getByRole('link', { name: 'كل المباريات' }).getAttribute('href')).toBe(
    '/team/al-hilal-2932?tab=matches&when=coming',
  );
});

test('OURS-20: the channels of the next match are those of each country', async () => {
  const tvChannels = [aTvChannel({ name: 'ثمانية', countries: ['SA'] })];
  const tvElsewhere = [aTvChannel({ name: 'أون', countries: ['EG'] })];
  await show({ next: { ...aMatch({ id: 9 }), tvChannels, tvElsewhere } });
  await screen.findByText('ثمانية');
  const variants = [...document.querySelectorAll<HTMLElement>('[data-in]')];
  expect(variants.map(({ textContent }) => textContent)).toEqual([
    'ثمانية',
    'لم تُعلن القناة الناقلة في بلدك بعد',
    'أون',
  ]);
});

test.each([
  ['without a confirmed time', { isTimeConfirmed: false }],
  ['that is postponed', { status: { short: 'PST', long: '', elapsed: null, extra: null } }],
])('TEAM-02: a next match %s has no countdown', async (_, changes) => {
  await show({ next: { ...aMatch({ id: 9 }), ...changes } });
  expect(screen.queryByRole('timer')).toBeNull();
});

test('TEAM-02: a match being played comes before the next one', async () => {
  await show({ live: aMatch({ id: 8, status: '1H', elapsed: 20, goals: [1, 0] }), next: aMatch({ id: 9 }) });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['يلعب الآن', 'المباراة القادمة']);
});

test('TEAM-02: the place in the table links to the whole of it; a group is named only among several', async () => {
  await show({ place });
  expect(factsUnder('في جدول الترتيب')).toEqual([
    ['المركز', '2'],
    ['النقاط', '23'],
    ['لعب', '11'],
    ['الفارق', '+12'],
  ]);
  expect(screen.getByRole('link', { name: 'الجدول كاملًا' }).getAttribute('href')).toBe('/competition/307');
  expect(screen.queryByText('المجموعة أ')).toBeNull();
});

test('TEAM-02: a place that counts goals of matches in play says so, and one of several groups is named', async () => {
  await show({ place: { ...place, isLive: true, isGroup: true } });
  expect(screen.getByRole('heading', { name: 'في الترتيب الآن' })).toBeTruthy();
  expect(screen.getByText('المجموعة أ')).toBeTruthy();
});

test('TEAM-02: the last five results are shown, and the season in a table of home, away and all', async () => {
  await show({ figures });
  expect(screen.getByRole('img', { name: 'فوز، فوز، تعادل، خسارة، فوز' })).toBeTruthy();
  const scored = screen.getByRole('rowheader', { name: 'سجّل' }).closest('tr')!;
  expect([...scored.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['14', '6', '20']);
  const lost = screen.getByRole('rowheader', { name: 'خسر' }).closest('tr')!;
  expect([...lost.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['0', '2', '2']);
});

test('TEAM-02: before the first match of a season there are no figures', async () => {
  await show({ figures: { ...figures, form: '', fixtures: { ...figures.fixtures, played: split(0, 0) } } });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'آخر النتائج' })).toBeNull();
});
