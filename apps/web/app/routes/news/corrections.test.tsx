import type { Correction } from '@safira/contract/corrections/corrections';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCorrection, inWords } from '../../../test/corrections.ts';
import { renderPage } from '../../../test/page.tsx';
import { loaderAt, read, unread } from '../../../test/players.ts';
import type { Reading } from '../../lib/page.ts';
import CorrectionsRoute, { loader, meta } from './corrections.tsx';

const log = (corrections: Correction[], totalPages = 1): Reading =>
  read(corrections, { pagination: { current: 1, total: corrections.length, totalPages } });

function load(address: string, answers: Record<string, Reading>) {
  const { args, requested } = loaderAt(address, answers);
  return { loaded: loader(args as never), requested };
}

async function show(corrections: Correction[], address = '/corrections', totalPages = 1) {
  const { data } = await load(address, { [address]: log(corrections, totalPages) }).loaded;
  renderPage(<CorrectionsRoute {...({ loaderData: data } as Parameters<typeof CorrectionsRoute>[0])} />);
  await screen.findByRole('heading', { level: 1 });
}

const entries = () => screen.queryAllByRole('listitem');
/** «time|kind|before|after|details|link» */
const textsOf = (entry: HTMLElement) => ({
  time: within(entry).getByRole('time').textContent,
  before: entry.querySelector('del bdi')?.textContent,
  after: entry.querySelector('ins bdi')?.textContent,
  details: entry.querySelector('small')?.textContent,
  link: within(entry).queryByRole('link')?.getAttribute('href'),
});

test('OURS-22: a cancelled goal is shown with both scores, how long it was seen, its source and its match', async () => {
  await show([aCorrection()]);
  const [entry] = entries();
  expect(textsOf(entry!)).toEqual({
    time: '9:47 م',
    before: 'ريال مدريد 2، فياريال 0',
    after: 'ريال مدريد 1، فياريال 0',
    details: 'ظهر الهدف 71 ثانية · المصدر: سجل المباراة',
    link: '/match/77',
  });
  expect(within(entry!).getByText('هدف ملغى')).toBeTruthy();
});

test('OURS-22: a goal that was given to the other side is not called cancelled', async () => {
  const before = { home: 1, away: 0, penalties: null };
  const after = { home: 0, away: 1, penalties: null };
  await show([aCorrection({ change: { type: 'score', before, after, shownSeconds: null } })]);
  expect(screen.queryByText('هدف ملغى')).toBeNull();
  expect(textsOf(entries()[0]!).details).toBe('المصدر: سجل المباراة');
});

test('OURS-22: entries are below the days of the reader’s zone', async () => {
  await show([
    aCorrection({ id: 3, at: '2026-11-21T06:00:00.000Z' }),
    // 11:30 p.m. in London, and half past two of the next day in Riyadh
    aCorrection({ id: 2, at: '2026-11-19T23:30:00.000Z' }),
    aCorrection({ id: 1, at: '2026-11-18T10:00:00.000Z' }),
  ]);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['اليوم، 21 نوفمبر', 'أمس، 20 نوفمبر', 'الأربعاء 18 نوفمبر']);
});

test.each<[string, Correction, object]>([
  [
    'a kick-off that was moved',
    aCorrection({
      kind: 'kick-off',
      change: {
        type: 'kick-off',
        before: '2026-11-21T17:00:00.000Z',
        after: '2026-11-21T18:30:00.000Z',
        status: 'NS',
      },
    }),
    { before: 'السبت 8:00 م', after: 'السبت 9:30 م' },
  ],
  [
    'a postponed match',
    aCorrection({
      kind: 'kick-off',
      change: { type: 'kick-off', before: '2026-11-21T17:00:00.000Z', after: null, status: 'PST' },
    }),
    { before: 'السبت 8:00 م', after: 'مؤجلة' },
  ],
  [
    'a result after a shoot-out',
    aCorrection({
      kind: 'result',
      change: {
        type: 'score',
        before: { home: 1, away: 1, penalties: { home: 4, away: 3 } },
        after: { home: 1, away: 1, penalties: { home: 3, away: 4 } },
        shownSeconds: null,
      },
    }),
    {
      before: 'ريال مدريد 1، فياريال 1 (4 مقابل 3 بركلات الترجيح)',
      after: 'ريال مدريد 1، فياريال 1 (3 مقابل 4 بركلات الترجيح)',
    },
  ],
  [
    'a channel that does not show the match',
    inWords(
      { before: 'ثمانية 3', after: null },
      { kind: 'channel', source: 'newsroom', note: 'جدول القناة المعلن' },
    ),
    { before: 'ثمانية 3', after: 'لا تنقل المباراة', details: 'المصدر: جدول القناة المعلن' },
  ],
  [
    'a name of a player',
    inWords(
      { before: 'غيوكيريس', after: 'جيوكيريس' },
      { kind: 'name', source: 'newsroom', match: null, player: { id: 9, name: 'جيوكيريس' } },
    ),
    { before: 'غيوكيريس', after: 'جيوكيريس', details: 'من غرفة الأخبار', link: '/player/9' },
  ],
  [
    'a name of a team',
    inWords(
      { before: 'الاتحاد', after: 'الاتحاد السكندري' },
      { kind: 'name', source: 'newsroom', match: null, team: { _id: 'ittihad-7', name: 'الاتحاد السكندري' } },
    ),
    { link: '/team/ittihad-7' },
  ],
])('OURS-22: %s is shown with its old and its new value', async (_, correction, expected) => {
  await show([correction]);
  expect(textsOf(entries()[0]!)).toMatchObject(expected);
});

test('OURS-22: the minute of a goal reads from left to right', async () => {
  const minute = { elapsed: 45, extra: 2 };
  await show([inWords({ before: 'مالكوم', after: 'ليوناردو', minute }, { kind: 'scorer' })]);
  expect(screen.getByText('45+2′').getAttribute('dir')).toBe('ltr');
});

test('OURS-22: the note of an article is a sentence, with a link to it while it is published', async () => {
  const article = { slug: 'خبر-7', title: 'عنوان', isAutomatic: true };
  const change = { type: 'note', text: 'نسبت نسخة سابقة الهدف إلى غير مسجله.' } as const;
  const note = aCorrection({ kind: 'article', change, source: null, match: null });
  await show([
    { ...note, article },
    { ...note, id: 2 },
  ]);
  const [first, second] = entries();
  expect(within(first!).getByText(change.text)).toBeTruthy();
  expect(textsOf(first!)).toMatchObject({
    details: 'تقرير آلي · عُدّل النص وأُضيفت ملاحظة في آخره',
    link: `/news/${encodeURIComponent('خبر-7')}`,
  });
  expect(textsOf(second!).link).toBeUndefined();
});

test('OURS-22, OURS-01: what reveals a result can be hidden, other entries stay', async () => {
  const kickoff = {
    type: 'kick-off',
    before: '2026-11-21T17:00:00.000Z',
    after: null,
    status: 'PST',
  } as const;
  await show([aCorrection(), aCorrection({ id: 2, kind: 'kick-off', change: kickoff })]);
  const [goal, moved] = entries();
  expect(within(goal!).getByText('النتيجة مخفية')).toBeTruthy();
  expect(within(moved!).queryByText('النتيجة مخفية')).toBeNull();
});

test('OURS-22: the sections are links, the current one is marked, and pages keep it', async () => {
  await show([aCorrection()], '/corrections?kind=results', 2);
  const filter = within(screen.getByRole('navigation', { name: 'تصفية السجل' }));
  expect(filter.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/corrections',
    '/corrections?kind=results',
    '/corrections?kind=kick-offs',
    '/corrections?kind=names',
    '/corrections?kind=channels',
    '/corrections?kind=news',
  ]);
  expect(filter.getByRole('link', { current: 'page' }).textContent).toBe('نتائج وأهداف');
  expect(screen.getByRole('link', { name: 'صفحة 2' }).getAttribute('href')).toBe(
    '/corrections?kind=results&page=2',
  );
});

test('OURS-22: an empty log says so and leads on', async () => {
  await show([], '/corrections?kind=names', 0);
  expect(screen.getByText('لا تصحيحات هنا بعد')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'كل التصحيحات' }).getAttribute('href')).toBe('/corrections');
});

test('OURS-22: an unknown section is all of the log, and a page after the last is missing', async () => {
  const { loaded, requested } = load('/corrections?kind=goal', { '/corrections': log([]) });
  await loaded;
  expect(requested).toEqual(['/corrections']);
  const beyond = load('/corrections?page=2', { '/corrections?page=2': log([]) });
  await expect(beyond.loaded).rejects.toMatchObject({ init: { status: 404 } });
});

test('OURS-22: a log that cannot be read is an error with its message', async () => {
  const { data, init } = await load('/corrections', { '/corrections': unread(503, 'الخدمة متوقفة') }).loaded;
  expect(init).toMatchObject({ status: 503 });
  renderPage(<CorrectionsRoute {...({ loaderData: data } as Parameters<typeof CorrectionsRoute>[0])} />);
  expect(await screen.findByText('الخدمة متوقفة')).toBeTruthy();
});

test('OURS-22: title and canonical address are those of the log; a part of it is not indexed', async () => {
  const tags = async (address: string) =>
    JSON.stringify(
      meta({
        loaderData: (await load(address, { [address]: log([aCorrection()], 2) }).loaded).data,
      } as never),
    );
  const whole = await tags('/corrections?page=2');
  expect(whole).toContain('سجل التصحيحات، صفحة 2 · صافرة');
  expect(whole).toContain('"href":"https://site/corrections?page=2"');
  expect(whole).not.toContain('noindex');
  const part = await tags('/corrections?kind=news');
  expect(part).toContain('"href":"https://site/corrections"');
  expect(part).toContain('noindex, follow');
});

test('OURS-22: the part of one match is read by its id, marked as the current one, and is no page of its own', async () => {
  await show([aCorrection()], '/corrections?match=7');
  const current = screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
  expect(current).toContain('هذه المباراة');
  expect(current).not.toContain('الكل');
  const { data } = await load('/corrections?match=7', { '/corrections?match=7': log([]) }).loaded;
  expect(meta({ loaderData: data } as never)).toContainEqual({ name: 'robots', content: 'noindex, follow' });
});
