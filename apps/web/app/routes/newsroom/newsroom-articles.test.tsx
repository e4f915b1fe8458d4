import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { NewsroomCard } from '@safira/contract/newsroom/articles';
import { memberServer } from '../../../test/account-answers.ts';
import { layla, noNetwork, ok, refusal } from '../../../test/account-server.ts';
import { aNewsroomArticle, aNewsroomCard, anEditor } from '../../../test/newsroom.ts';
import { renderNewsroom } from '../../../test/newsroom-page.tsx';
import { EditorsOnly } from './editors-only.tsx';

const { answer, sent, signIn, settled } = memberServer();

const counts = { draft: 5, review: 2, scheduled: 3, published: 1_000, withdrawn: 6 };
const listed = (cards: NewsroomCard[], total = cards.length) =>
  ok(cards, { counts, pagination: { current: 1, total, totalPages: Math.ceil(total / 20) } });

const address = () => [...document.querySelectorAll('output')].at(-1)?.textContent;
const rows = () => screen.getAllByRole('row').slice(1);

test('NEWS-04: the server renders the same page of the newsroom for everyone', () => {
  signIn(anEditor);
  const Stub = createRoutesStub([
    { path: '/', Component: () => <EditorsOnly>{({ name }) => name}</EditorsOnly> },
  ]);
  const html = renderToString(<Stub />);
  expect(html).toContain('لحظة، نفتح غرفة الأخبار…');
  expect(html).not.toContain('ليلى');
});

test('NEWS-04: a visitor is shown the way in, which leads back', async () => {
  renderNewsroom('/newsroom?status=draft');
  const link = await screen.findByRole('link', { name: 'سجّل الدخول' });
  expect(link.getAttribute('href')).toBe(
    `/login?${new URLSearchParams({ return: '/newsroom?status=draft' })}`,
  );
});

test('NEWS-04: a member without the role reads that the newsroom is for editors', async () => {
  signIn(layla);
  renderNewsroom('/newsroom');
  expect(await screen.findByRole('heading', { name: 'حسابك ليس حساب محرر' })).toBeTruthy();
  expect(sent('GET').filter(({ path }) => path.includes('newsroom'))).toEqual([]);
});

test.each([
  ['the account has none', { ...anEditor, secondFactor: false }, () => listed([])],
  ['the session has none', anEditor, () => refusal(403, 'second_factor_needed')],
])('AUTH-12: an editor without a second factor is led to it: %s', async (_, user, reply) => {
  answer('GET /newsroom/articles?page=1', reply);
  signIn(user);
  renderNewsroom('/newsroom');
  const link = await screen.findByRole('link', { name: 'صفحة الأمان' });
  expect(link.getAttribute('href')).toBe('/account/security');
});

test('NEWS-04: the list shows each article with its state, author and time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:30:00Z') });
  answer('GET /newsroom/articles?page=1', () =>
    listed([
      aNewsroomCard({
        id: 1,
        status: 'review',
        isAutomatic: true,
        author: null,
        category: 'reports',
        changedAt: '2026-11-21T18:24:00Z',
      }),
      aNewsroomCard({ id: 2, status: 'scheduled', scheduledFor: '2026-11-21T19:30:00Z' }),
      aNewsroomCard({ id: 3, status: 'draft', title: '', changedAt: '2026-11-21T15:30:00Z' }),
      aNewsroomCard({
        id: 4,
        status: 'published',
        slug: 'قبل-القمة-4',
        corrections: 2,
        publishedAt: '2026-11-21T18:22:00Z',
      }),
      aNewsroomCard({ id: 5, status: 'withdrawn', changedAt: '2026-10-12T18:22:00Z' }),
    ]),
  );
  signIn(anEditor);
  renderNewsroom('/newsroom');
  await screen.findByRole('table');
  const cells = rows().map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  );
  const preview = 'ما قبل المباريات · الدوري المصري';
  expect(cells).toEqual([
    [
      'قبل القمة: خمسة مفاتيحتقرير آلي · تقارير المباريات · الدوري المصري',
      'للمراجعة',
      '—',
      'وصل قبل 6 دقائق',
    ],
    [`قبل القمة: خمسة مفاتيح${preview}`, 'مجدول', 'ليلى', 'اليوم 10:30 م'],
    [`بلا عنوان${preview}`, 'مسودة', 'ليلى', 'عُدّل قبل 3 ساعات'],
    [`قبل القمة: خمسة مفاتيح${preview} · صُحّح مرتين`, 'منشور', 'ليلى', 'نُشر 9:22 م'],
    [`قبل القمة: خمسة مفاتيح${preview}`, 'مسحوب', 'ليلى', '12 أكتوبر'],
  ]);
  const views = rows().map((row) => within(row).queryByRole('link', { name: /^اعرض/ })?.getAttribute('href'));
  expect(views).toEqual([
    undefined,
    undefined,
    undefined,
    `/news/${encodeURIComponent('قبل-القمة-4')}`,
    undefined,
  ]);
  expect(within(rows()[0]!).getByRole('link', { name: /^حرّر/ }).getAttribute('href')).toBe(
    '/newsroom/articles/1',
  );
});

test('NEWS-04: states are links with their counts; one is chosen and the list is that of its address', async () => {
  answer('GET /newsroom/articles?page=1', () => listed([aNewsroomCard()]));
  answer('GET /newsroom/articles?status=review&page=1', () => listed([aNewsroomCard({ title: 'للمراجعة' })]));
  signIn(anEditor);
  renderNewsroom('/newsroom');
  await screen.findByRole('table');
  const states = within(screen.getByRole('navigation', { name: 'حالات المقالات' }));
  expect(states.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['الكل1016+', '/newsroom'],
    ['للمراجعة2', '/newsroom?status=review'],
    ['مسودات5', '/newsroom?status=draft'],
    ['مجدولة3', '/newsroom?status=scheduled'],
    ['منشورة1000+', '/newsroom?status=published'],
    ['مسحوبة6', '/newsroom?status=withdrawn'],
  ]);
  fireEvent.click(states.getByRole('link', { name: /للمراجعة/ }));
  expect(await screen.findByRole('link', { name: 'للمراجعة' })).toBeTruthy();
  expect(states.getByRole('link', { name: /للمراجعة/ }).getAttribute('aria-current')).toBe('page');
  expect(address()).toBe('/newsroom?status=review');
});

test('NEWS-04: titles are searched within the state, and an empty answer says so', async () => {
  answer('GET /newsroom/articles?status=draft&page=1', () => listed([aNewsroomCard()]));
  answer(`GET /newsroom/articles?${new URLSearchParams({ status: 'draft', q: 'القمة', page: '1' })}`, () =>
    listed([]),
  );
  signIn(anEditor);
  renderNewsroom('/newsroom?status=draft');
  await screen.findByRole('table');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'القمة' } });
  expect(await screen.findByText(/^لا نتائج لـ«القمة»/)).toBeTruthy();
  expect(address()).toBe(`/newsroom?${new URLSearchParams({ status: 'draft', q: 'القمة' })}`);
});

test('NEWS-04: further pages are links that keep the state', async () => {
  answer('GET /newsroom/articles?status=draft&page=1', () => listed([aNewsroomCard()], 128));
  signIn(anEditor);
  renderNewsroom('/newsroom?status=draft');
  expect(await screen.findByText('صفحة 1 من 7 (128 مقالًا)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'التالي' }).getAttribute('href')).toBe(
    '/newsroom?status=draft&page=2',
  );
});

test('NEWS-04: an article is withdrawn from the list after a confirmation, with its current version', async () => {
  let status: NewsroomCard['status'] = 'published';
  answer('GET /newsroom/articles?page=1', () => listed([aNewsroomCard({ status, slug: 'x-7' })]));
  answer('GET /newsroom/articles/7', () => ok(aNewsroomArticle({ version: 9 })));
  answer('POST /newsroom/articles/7/status', () => {
    status = 'withdrawn';
    return ok(aNewsroomArticle({ status }));
  });
  signIn(anEditor);
  renderNewsroom('/newsroom');
  fireEvent.click(await screen.findByRole('button', { name: /^إجراءات/ }));
  fireEvent.click(screen.getByRole('button', { name: 'اسحب من الموقع' }));
  expect(sent('POST')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'اسحب' }));
  await settled();
  expect(sent('POST').map(({ path, body }) => [path, body])).toEqual([
    ['/api/newsroom/articles/7/status', { status: 'withdrawn', version: 9 }],
  ]);
  expect(await screen.findByText('مسحوب')).toBeTruthy();
});

test('NEWS-04: a list that cannot be read says so and is read again', async () => {
  let isAway = true;
  answer('GET /newsroom/articles?page=1', () => (isAway ? noNetwork() : listed([aNewsroomCard()])));
  signIn(anEditor);
  renderNewsroom('/newsroom');
  const retry = await screen.findByRole('button', { name: 'أعد المحاولة' });
  isAway = false;
  act(() => retry.click());
  expect(await screen.findByRole('table')).toBeTruthy();
});
