import type { CommentatedMatch } from '@safira/contract/broadcasts/commentators';
import { aMatch } from '@safira/contract/testing/matches';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { loaderAt, read, unread } from '../../../test/players.ts';
import type { Reading } from '../../lib/page.ts';
import CommentatorRoute, { loader, meta } from './commentator.tsx';

const SLUG = 'معلق-تجريبي-1';
const ADDRESS = `/commentator/${encodeURIComponent(SLUG)}`;

const aChannel = {
  slug: 'bein-sports-1',
  name: 'بي إن سبورتس 1',
  isConfirmed: true,
  source: 'guide' as const,
  checkedAt: '2026-11-21T14:45:00.000Z',
};
type Overrides = Parameters<typeof aMatch>[0] & { channels?: CommentatedMatch['channels'] };

function commentated({ channels = [aChannel], ...overrides }: Overrides): CommentatedMatch {
  const { tvChannels: _, ...match } = aMatch({
    home: 'الهلال',
    away: 'النصر',
    league: 'دوري روشن',
    ...overrides,
  });
  return { ...match, channels };
}

const answer = (coming: CommentatedMatch[], past: CommentatedMatch[] = []): Reading =>
  read({ slug: SLUG, name: 'معلّق تجريبي 1', coming, past });

function load(reading: Reading, slug = SLUG) {
  const { args, requested } = loaderAt(`/commentator/${encodeURIComponent(slug)}`, {
    [`/commentators/${SLUG}`]: reading,
  });
  // The router decodes the parameters of an address.
  return { loaded: loader({ ...args, params: { slug } } as never), requested };
}

async function show(...answered: Parameters<typeof answer>) {
  const loaderData = await load(answer(...answered)).loaded;
  renderPage(<CommentatorRoute {...({ loaderData } as Parameters<typeof CommentatorRoute>[0])} />);
  await screen.findByRole('heading', { level: 1, name: 'معلّق تجريبي 1' });
}
const lineOf = (section: HTMLElement) => within(section).getAllByRole('listitem')[0]!;
const sectionOf = (heading: string) => screen.getByRole('heading', { name: heading }).closest('section')!;

test('OURS-19: the coming matches are grouped by day, those being played first', async () => {
  await show([
    commentated({ id: 1, status: '1H', elapsed: 20, goals: [0, 0], date: '2026-11-21T14:00:00.000Z' }),
    commentated({ id: 2, date: '2026-11-21T18:00:00.000Z' }),
    commentated({ id: 3, date: '2026-11-22T18:00:00.000Z' }),
    // 23 November at 1 o'clock in Riyadh
    commentated({ id: 4, date: '2026-11-22T22:00:00.000Z' }),
  ]);
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['الآن', 'اليوم، السبت 21 نوفمبر', 'غدًا، الأحد 22 نوفمبر', 'الاثنين 23 نوفمبر']);
  expect(within(sectionOf('الاثنين 23 نوفمبر')).getByRole('link').getAttribute('href')).toBe('/match/4');
});

test('OURS-19: a match has its time, league, channel, whether it is announced, the source and the time of check', async () => {
  await show([commentated({ id: 2, date: '2026-11-22T18:00:00.000Z' })]);
  const line = lineOf(sectionOf('غدًا، الأحد 22 نوفمبر'));
  expect(line.textContent).toContain('9:00 م');
  expect(line.textContent).toContain('دوري روشن');
  expect(within(line).getByRole('listitem').textContent).toBe(
    'بي إن سبورتس 1مؤكدالمصدر: جدول القناة المعلن · فُحص اليوم 5:45 م',
  );
});

test('OURS-19, OURS-20: an expected commentator is marked so; the channel has its access and its countries', async () => {
  const expected = {
    ...aChannel,
    isConfirmed: false,
    source: 'editor' as const,
    access: 'free' as const,
    countries: ['EG', 'SA'],
    checkedAt: '2026-11-18T06:00:00.000Z',
  };
  await show([
    commentated({
      channels: [expected, { ...aChannel, slug: 'x', countries: ['EG', 'SA', 'AE', 'QA', 'KW'] }],
    }),
  ]);
  const [line, other] = within(lineOf(sectionOf('اليوم، السبت 21 نوفمبر'))).getAllByRole('listitem');
  expect(line!.textContent).toBe(
    'بي إن سبورتس 1مفتوحةفي مصر والسعوديةمتوقعالمصدر: محرر صافرة · فُحص الأربعاء 18 نوفمبر 9:00 ص',
  );
  expect(other!.textContent).toContain('في بعض الدول العربية');
});

test('OURS-19, OURS-01: the last matches follow with their dates and results', async () => {
  await show([], [commentated({ id: 9, status: 'FT', goals: [2, 1], date: '2026-11-14T18:00:00.000Z' })]);
  const line = lineOf(sectionOf('آخر المباريات'));
  expect(line.textContent).toContain('السبت 14 نوفمبر');
  expect(within(line).getByRole('img', { name: '2 مقابل 1' })).toBeTruthy();
});

test('OURS-19: without a coming match the page says so, and what its words mean', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'لا مباريات قادمة معلنة لهذا المعلّق بعد' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'المباريات القادمة' })).toBeNull();
  expect(screen.getByText(/^لا نكتب اسم معلّق بلا مصدر\. «مؤكد» أعلنته القناة/)).toBeTruthy();
});

test('OURS-19: the title, and one spelling of the canonical address', async () => {
  const loaderData = await load(answer([])).loaded;
  const tags = JSON.stringify(meta({ loaderData } as never));
  expect(tags).toContain('مباريات بتعليق معلّق تجريبي 1 · صافرة');
  expect(tags).toContain(`"rel":"canonical","href":"https://site${ADDRESS}"`);
});

test('OURS-19: another spelling of the name leads to the address of our links', async () => {
  const { loaded, requested } = load(answer([]), 'مُعلّق تجريبى ١');
  const redirected = (await loaded.catch((thrown: unknown) => thrown)) as Response;
  expect([redirected.status, redirected.headers.get('location')]).toEqual([301, ADDRESS]);
  expect(requested).toEqual([]);
});

test('OURS-19: an unknown commentator is a missing page, an API that is away is not', async () => {
  await expect(load(unread(404)).loaded).rejects.toMatchObject({
    data: { message: 'لم نعثر على هذا المعلّق.' },
    init: { status: 404 },
  });
  await expect(load(unread(503)).loaded).rejects.toMatchObject({ init: { status: 503 } });
});
