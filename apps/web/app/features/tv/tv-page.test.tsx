import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onChannel, tvMatches } from '../../../test/tv.ts';
import {
  blockOf,
  cardOf,
  laneOf,
  matchLinks,
  sentPage,
  show,
  showMatches,
  timeLine,
  tvPage,
} from '../../../test/tv-page.tsx';
import { setSpoilerFree } from '../../state/spoiler.ts';

tvPage();

afterEach(() => vi.unstubAllEnvs());

test('OURS-18: channels are listed by network, each network with its source and the time of its check', async () => {
  await show();
  const networks = within(timeLine()).getAllByRole('heading', { level: 2 });
  expect(networks.map(({ textContent }) => textContent)).toEqual(['الثانية', 'الأولى']);
  expect(networks[0]!.parentElement!.textContent).toContain(
    'المصدر: جدول القناة المعلن ومحرر صافرة · فُحص 6:40 م',
  );
  expect(laneOf('الثانية 1').textContent).toContain('مشفرة');
});

test('OURS-18: a match is at its kick-off on the axis, one that ends after midnight too, and links to its page', async () => {
  await show();
  const hours = timeLine().querySelector('[aria-hidden]')!.textContent;
  expect(hours).toContain('5:00 م6:00 م7:00 م8:00 م9:00 م10:00 م11:00 م12:00 ص');
  const playing = blockOf('الفريق ج ضد الفريق د', 'الثانية 1');
  const late = blockOf('الفريق ز ضد الفريق ح', 'الثانية 1');
  expect([playing.dataset['hours'], playing.dataset['minutes']]).toEqual(['3', '0']); // 8:00 م
  expect([late.dataset['hours'], late.dataset['minutes']]).toEqual(['5', '45']); // 10:45 م
  expect(within(late).getByRole('link', { name: /ضد/ }).getAttribute('href')).toBe('/match/4');
});

test('OURS-18: home comes first, so that it is on the right, with the score between the names', async () => {
  await show();
  const playing = blockOf('الفريق ج ضد الفريق د', 'الثانية 1');
  expect(playing.textContent).toMatch(/^الفريق ج2–1.*الفريق د/);
  expect(playing.dataset['look']).toBe('live');
  const coming = blockOf('الفريق ز ضد الفريق ح', 'الثانية 1');
  expect(coming.textContent).toContain('الفريق زضدالفريق ح10:45 م');
});

test('OURS-18: a line shows the time of now where the axis reaches it', async () => {
  await show();
  const now = screen.getByText('الآن 9:12 م').parentElement!;
  expect([now.dataset['hours'], now.dataset['minutes']]).toEqual(['4', '10']);
});

test('OURS-18: the line of now is not on the axis of another time', async () => {
  vi.setSystemTime(Date.parse('2026-11-21T09:00:00Z'));
  await show();
  expect(screen.queryByText(/^الآن \d/)).toBeNull();
});

test('OURS-19: a block names the commentator, confirmed or expected, or says that none was announced', async () => {
  await show();
  const late = blockOf('الفريق ز ضد الفريق ح', 'الثانية 1');
  expect(late.textContent).toContain('المعلق 2متوقع');
  expect(within(late).getByRole('link', { name: 'المعلق 2' }).getAttribute('href')).toBe(
    '/commentator/commentator-2',
  );
  expect(blockOf('الفريق أ ضد الفريق ب', 'الثانية 2').textContent).toContain('المعلّق لم يُعلن');
});

test('OURS-20: lanes, blocks and networks of other countries are marked with them; those of all are not', async () => {
  await show();
  const block = blockOf('الفريق ج ضد الفريق د', 'الأولى 1');
  for (const element of [block, laneOf('الأولى 1'), laneOf('الأولى 1').closest('section')!]) {
    expect([element.dataset['in'], 'elsewhere' in element.dataset]).toEqual(['EG', true]);
  }
  expect(laneOf('الثانية 1').dataset['in']).toBeUndefined();
});

test('OURS-18: by match, those being played come first, those to come by kick-off, the finished last', async () => {
  await showMatches();
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups.slice(0, 4)).toEqual(['الآن', '10:00 م بعد 48 دقيقة', '10:45 م بعد ساعة', 'انتهت']);
  expect(matchLinks()).toEqual(['/match/2', '/match/3', '/match/4', '/match/1']);
});

test('OURS-18: a card lists the channels of all countries; a network by its rights says that the channel is open', async () => {
  await showMatches();
  const channels = within(cardOf('الفريق ج ضد الفريق د')).getAllByRole('listitem');
  expect(channels.map(({ textContent, dataset }) => [textContent, dataset['in']])).toEqual([
    ['الثانية 1التعليق:المعلق 1مؤكدمشفرة', undefined],
    ['الأولى 1المعلّق لم يُعلنمفتوحة', 'EG'],
  ]);
  expect(within(cardOf('الفريق هـ ضد الفريق و')).getByRole('listitem').textContent).toBe(
    'الشبكة الثالثةرقم القناة لم يُعلن',
  );
});

test('OURS-28: a match that begins on the open page stays where it is listed', async () => {
  const begun = tvMatches.map((match) =>
    match.apiId === 4
      ? { ...match, isLive: true, status: { ...match.status, short: '1H', elapsed: 1 } }
      : match,
  );
  await showMatches({ matches: begun, loaded: tvMatches });
  expect(matchLinks()).toEqual(['/match/2', '/match/3', '/match/4', '/match/1']);
  expect(cardOf('الفريق ز ضد الفريق ح').dataset['look']).toBe('live');
});

test('OURS-18: without a view the server renders both, for only styles know the width, and no time of now', () => {
  vi.stubEnv('SSR', true);
  const sent = sentPage();
  const linksTo = (id: number) => sent.querySelectorAll(`a[href="/match/${id}"]`).length;
  expect([1, 2, 3, 4].map(linksTo)).toEqual([2, 3, 1, 2]); // match 2 is on two channels, match 3 on none
  expect(sent.body.textContent).not.toMatch(/الآن \d|بعد/);
  expect(sent.querySelector('[aria-label="طريقة العرض"] [aria-current]')).toBeNull();
});

test('OURS-18: with a view it renders that one alone', () => {
  const sent = sentPage({ view: 'matches' });
  expect(sent.querySelectorAll('a[href^="/match/"]')).toHaveLength(4);
});

test('OURS-01: in spoiler-free mode a score has a card in its place that reveals it', async () => {
  setSpoilerFree(true);
  await show();
  const playing = blockOf('الفريق ج ضد الفريق د', 'الثانية 1');
  expect(within(playing).getByRole('button', { name: 'اكشف نتيجة الفريق ج والفريق د' })).toBeTruthy();
});

test('OURS-18: each day and each view is a link, and the current ones are marked', async () => {
  await show();
  const days = within(screen.getByRole('navigation', { name: 'اليوم المعروض' })).getAllByRole('link');
  expect(days.slice(0, 3).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['اليوم', '/tv'],
    ['غدًا', '/tv?date=2026-11-22'],
    ['الاثنين 23 نوفمبر', '/tv?date=2026-11-23'],
  ]);
  expect(days.map((link) => link.getAttribute('aria-current'))).toEqual(['page', ...Array(6).fill(null)]);
  const views = within(screen.getByRole('navigation', { name: 'طريقة العرض' })).getAllByRole('link');
  await vi.waitFor(() =>
    expect(views.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/tv?view=channels', 'page'],
      ['/tv?view=matches', null],
    ]),
  );
});

test('OURS-19: the commentators of the evening link to their pages, with their next match', async () => {
  await show();
  const section = screen.getByRole('heading', { name: 'معلّقو الليلة' }).parentElement!;
  const cards = within(section).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'المعلق 1الآن · الفريق ج ضد الفريق د',
    'المعلق 210:45 م · الفريق ز ضد الفريق ح',
  ]);
  expect(within(cards[0]!).getByRole('link').getAttribute('href')).toBe('/commentator/commentator-1');
  expect(section.textContent).toContain('لا نكتب اسم معلّق بلا مصدر');
});

test('OURS-18: a day without broadcasts says so and leads on', async () => {
  await show({ matches: [] });
  expect(screen.getByRole('heading', { name: 'لا بث معلن لهذا اليوم بعد' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'إلى مباريات اليوم' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('switch')).toBeNull();
});

test('OURS-18: where only networks are known the time line leads to the view by match', async () => {
  await show({ matches: tvMatches.filter(({ apiId }) => apiId === 3) });
  expect(screen.getByRole('heading', { name: 'لم تُعلن أرقام القنوات بعد' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'اعرض الشبكات حسب المباراة' }).getAttribute('href')).toBe(
    '/tv?view=matches',
  );
});

const untimed = tvMatches.map((match) =>
  match.apiId === 4 ? { ...match, date: '2026-11-21T16:00:00.000Z', isTimeConfirmed: false } : match,
);

test('OURS-18: a match whose time is not known is not on the time line', async () => {
  await show({ matches: untimed });
  expect(within(timeLine()).queryByRole('link', { name: 'الفريق ز ضد الفريق ح' })).toBeNull();
});

test('OURS-18: by match it has a group of its own', async () => {
  await showMatches({ matches: untimed });
  const group = screen.getByRole('heading', { name: 'لم يُحدَّد الوقت' }).parentElement!;
  expect(within(group).getByRole('link', { name: 'الفريق ز ضد الفريق ح' })).toBeTruthy();
});

test('OURS-20: a match that is free on a channel that is not, says so', async () => {
  const [, playing] = tvMatches;
  const free = { ...playing!, tvChannels: [onChannel('second-1', 'الثانية 1', { access: 'free' })] };
  await show({ matches: [free] });
  expect(blockOf('الفريق ج ضد الفريق د', 'الثانية 1').textContent).toContain('مفتوحة');
});
