import type { AutomaticSwitch, HeldArticle, WaitingArticle } from '@safira/contract/newsroom/automatic';
import { aMatch } from '@safira/contract/testing/matches';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberServer } from '../../../../test/account-answers.ts';
import { ok, refusal } from '../../../../test/account-server.ts';
import { aNewsroomArticle, anEditor } from '../../../../test/newsroom.ts';
import { renderPage } from '../../../../test/page.tsx';
import { NewsroomContext } from '../context.ts';
import { AutomaticScreen } from './automatic-screen.tsx';

const { answer, sent, signIn, toasts } = memberServer();
const NOW = Date.parse('2026-11-21T17:00:00Z');
const times = { zone: 'Asia/Riyadh', offsets: [{ from: '2026-01-01T00:00:00Z', minutes: 180 }] };

const aWaiting = (overrides: Partial<WaitingArticle> = {}): WaitingArticle => ({
  id: 7,
  version: 3,
  kind: 'reports',
  title: 'تعادل مثير في أربعة أهداف',
  summary: 'تعادل الفريقان بهدفين لمثلهما.',
  match: aMatch({ status: 'FT', goals: [2, 2] }),
  writtenAt: '2026-11-21T16:54:00.000Z',
  rewrittenAt: null,
  checks: { agrees: true, goals: { all: 4, named: 4 }, spelled: [] },
  ...overrides,
});
const aSwitch: AutomaticSwitch = {
  competition: { id: 307, name: 'الدوري السعودي', originalName: 'Pro League' },
  reportsPublished: true,
  previewsPublished: false,
};
type Listed = { waiting?: WaitingArticle[]; held?: HeldArticle[]; switches?: AutomaticSwitch[] };

const READ = 'GET /newsroom/automatic';
function listed({ waiting = [], held = [], switches = [aSwitch] }: Listed) {
  answer(READ, () => ok({ waiting, waitingCount: waiting.length, held, switches }));
}
function open() {
  const user = signIn(anEditor);
  renderPage(
    <NewsroomContext value={{ user, isSignedOut: false, times }}>
      <AutomaticScreen now={NOW} />
    </NewsroomContext>,
  );
}
const card = (name = 'تعادل مثير في أربعة أهداف') => screen.findByRole('article', { name });
const checksOf = (one: HTMLElement) =>
  within(one)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('OURS-21: a waiting report is shown with its result, its text, its age and its checks', async () => {
  const spelled = [{ kind: 'player' as const, id: 9, name: 'أوبوكو', originalName: 'Oboko' }];
  listed({ waiting: [aWaiting({ checks: { agrees: true, goals: { all: 4, named: 3 }, spelled } })] });
  open();
  const one = await card();
  expect(within(one).getByRole('img', { name: '2 مقابل 2' })).toBeTruthy();
  expect(one.textContent).toContain('تقرير · قبل 6 دقائق');
  expect(screen.getByText('1 بانتظارك')).toBeTruthy();
  expect(checksOf(one)).toEqual([
    'النتيجة تطابق سجل المباراة',
    '!تنبيه:أهداف بأسماء مسجّليها العربية: 3 من 4',
    '!تنبيه:اسم منقول حرفيًا: «أوبوكو» راجعه',
  ]);
  const links = within(one).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/newsroom/articles/7',
    '/newsroom/names?q=Oboko',
  ]);
});

test('OURS-21: a preview has its time instead of a result, and one of a match that has begun a warning', async () => {
  const match = aMatch({ date: '2026-11-21T16:30:00.000Z' });
  listed({
    waiting: [aWaiting({ kind: 'previews', match, checks: { agrees: false, goals: null, spelled: [] } })],
  });
  open();
  const one = await card();
  expect(within(one).getByText('21 نوفمبر، 7:30 م')).toBeTruthy();
  expect(within(one).queryByRole('img', { name: /مقابل/ })).toBeNull();
  expect(checksOf(one)).toEqual([
    '!تنبيه:بدأت المباراة، وفات وقت التقديم',
    '!تنبيه:الموعد في السجل الآن غير الذي في النص',
  ]);
});

test('OURS-21: a text that was replaced is compared before it is published', async () => {
  listed({ waiting: [aWaiting({ rewrittenAt: '2026-11-21T16:58:00.000Z' })] });
  open();
  const one = within(await card());
  expect(one.queryByRole('button', { name: 'انشر' })).toBeNull();
  const compare = one.getByRole('link', { name: 'قارن النسختين' });
  expect(compare.getAttribute('href')).toBe('/newsroom/articles/7');
  expect(one.getByText('تغيّر سجل المباراة بعد الكتابة، فأُعيدت كتابة النص قبل دقيقتين')).toBeTruthy();
});

test.each([
  ['انشر', 'published', 'نُشر التقرير.'],
  ['ارفض', 'withdrawn', 'رُفض التقرير، ولن يُكتب من جديد.'],
])('OURS-21: «%s» sends %s once, and the next card has the focus', async (name, status, toast) => {
  const next = aWaiting({ id: 8, title: 'التالي' });
  listed({ waiting: [aWaiting(), next] });
  answer('POST /newsroom/articles/7/status', () => ok(aNewsroomArticle()));
  open();
  const button = within(await card()).getByRole('button', { name });
  listed({ waiting: [next] });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  const following = await card('التالي');
  await waitFor(() => expect(document.activeElement).toBe(following));
  expect(sent('POST').map(({ body }) => body)).toEqual([{ status, version: 3 }]);
  expect(toasts).toEqual([toast]);
});

test('OURS-21: a text that was replaced meanwhile is not published; the list is read again', async () => {
  listed({ waiting: [aWaiting()] });
  answer('POST /newsroom/articles/7/status', () => refusal(409, 'article_changed'));
  open();
  const publish = within(await card()).getByRole('button', { name: 'انشر' });
  listed({ waiting: [aWaiting({ version: 4, title: 'نص آخر' })] });
  fireEvent.click(publish);
  expect(await card('نص آخر')).toBeTruthy();
  expect(toasts).toEqual(['رسالة article_changed']);
});

test('OURS-21: what could not be written is shown with the reason and what can be done', async () => {
  listed({
    held: (['names', 'goals', 'little'] as const).map((why, index) => ({
      kind: why === 'little' ? 'previews' : 'reports',
      match: aMatch({ id: index + 1, goals: [1, 0] }),
      why,
    })),
  });
  open();
  const held = within(await screen.findByRole('region', { name: 'لم تُكتب بعد' }));
  expect(held.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/newsroom/names',
    '/match/2',
    '/newsroom/articles/new',
  ]);
  expect(held.getByText(/فيه اسم ينتظر قرار محرر/)).toBeTruthy();
  expect(screen.getByText('لا شيء بانتظارك')).toBeTruthy();
});

test('OURS-21: a switch sends both switches of its competition, and is shown as stored', async () => {
  listed({});
  answer('PUT /newsroom/automatic/competitions/307', () => ok({ ...aSwitch, reportsPublished: false }));
  open();
  const reports = await screen.findByRole('switch', { name: 'نشر تقارير الدوري السعودي تلقائيًا' });
  const previews = screen.getByRole('switch', { name: 'نشر تقديمات الدوري السعودي تلقائيًا' });
  expect([reports, previews].map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  listed({ switches: [{ ...aSwitch, reportsPublished: false }] });
  fireEvent.click(reports);
  await waitFor(() => expect(reports.getAttribute('aria-checked')).toBe('false'));
  expect(sent('PUT')[0]?.body).toEqual({ reportsPublished: false, previewsPublished: false });
  expect(toasts).toEqual(['ينتظر الجديد من الآن المراجعة قبل نشره.']);
});

test('OURS-21: a switch that cannot be saved stays as it was, with the reason', async () => {
  listed({});
  answer('PUT /newsroom/automatic/competitions/307', () => refusal(503, 'unavailable'));
  open();
  const reports = await screen.findByRole('switch', { name: /^نشر تقارير/ });
  fireEvent.click(reports);
  await waitFor(() => expect(toasts).toEqual(['رسالة unavailable']));
  expect(reports.getAttribute('aria-checked')).toBe('true');
});

test('OURS-21: what cannot be read is read again on demand', async () => {
  answer(READ, () => refusal(503, 'unavailable'));
  open();
  const retry = await screen.findByRole('button', { name: 'أعد المحاولة' });
  listed({ waiting: [aWaiting()] });
  fireEvent.click(retry);
  expect(await card()).toBeTruthy();
});
