import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { ReportButton } from './report-button.tsx';
import type { Reported } from './reported.ts';

afterEach(() => vi.unstubAllGlobals());

const team = (name: string) => ({ name, originalName: name, logo: '/media/teams/small/1.webp' });
const match: Reported = {
  kind: 'match',
  id: 77,
  name: 'الأهلي ضد الزمالك',
  teams: [team('الأهلي'), team('الزمالك')],
};

/** Answers calls as the API does; returns the bodies that were sent. */
function answerWith(status: number, body: object) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}
const accepted = { success: true, data: { number: 4821 } };

async function open(about: Reported = match) {
  renderPage(<ReportButton about={about} />);
  fireEvent.click(await screen.findByRole('button', { name: 'أبلغ عن خطأ' }));
  return within(await screen.findByRole('dialog', { name: 'أبلغ عن خطأ' }));
}
type Dialog = Awaited<ReturnType<typeof open>>;

const choose = (dialog: Dialog, name: string) => fireEvent.click(dialog.getByRole('radio', { name }));
const type = (dialog: Dialog, label: string, value: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: label }), { target: { value } });
const send = (dialog: Dialog) => fireEvent.click(dialog.getByRole('button', { name: 'أرسل' }));

function fillIn(dialog: Dialog) {
  choose(dialog, 'القناة');
  type(dialog, 'الصحيح في رأيك', ' على ثمانية 2 أيضًا ');
}

test('OURS-23: a report is sent with its page, and the reader sees its number and where to look', async () => {
  const sent = answerWith(200, accepted);
  const dialog = await open();
  expect(dialog.getByText('الأهلي ضد الزمالك')).toBeTruthy();
  fillIn(dialog);
  type(dialog, 'مصدر إن وُجد (اختياري)', 'https://example.com/list');
  send(dialog);
  const answer = await dialog.findByRole('status');
  expect(sent).toEqual([
    {
      target: { kind: 'match', id: 77 },
      what: 'channel',
      text: 'على ثمانية 2 أيضًا',
      link: 'https://example.com/list',
      website: '',
    },
  ]);
  expect(answer.textContent).toContain('4821');
  expect(within(answer).getByRole('link').getAttribute('href')).toBe('/corrections');
});

test('OURS-23: what is missing is named at its field, the first takes the focus, and nothing is sent', async () => {
  const sent = answerWith(200, accepted);
  const dialog = await open();
  send(dialog);
  expect(await dialog.findByText('اختر ما الخطأ.')).toBeTruthy();
  expect(dialog.getByText('اكتب الصحيح في رأيك.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'النتيجة أو الهدف' }));
  expect(sent).toEqual([]);
});

test.each(['example', 'http://example.com', 'javascript:alert(1)'])(
  'OURS-23: «%s» is no source',
  async (link) => {
    const sent = answerWith(200, accepted);
    const dialog = await open();
    fillIn(dialog);
    type(dialog, 'مصدر إن وُجد (اختياري)', link);
    send(dialog);
    expect(await dialog.findByText(/اكتب رابطًا يبدأ/)).toBeTruthy();
    expect(sent).toEqual([]);
  },
);

test('OURS-23: a refused report says why, and what was written stays', async () => {
  answerWith(429, { success: false, code: 'too_many_requests', message: 'محاولات كثيرة؛ انتظر قليلًا.' });
  const dialog = await open();
  fillIn(dialog);
  send(dialog);
  expect(await dialog.findByText('محاولات كثيرة؛ انتظر قليلًا.')).toBeTruthy();
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'الصحيح في رأيك' });
  expect(field.value).toBe(' على ثمانية 2 أيضًا ');
  expect(dialog.getByRole('button', { name: 'أرسل' })).toBeTruthy();
});

test('OURS-23: a report without an answer can be sent again, and the reader learns so', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const dialog = await open();
  fillIn(dialog);
  send(dialog);
  expect((await dialog.findByText(/لم يصل البلاغ/)).getAttribute('role')).toBe('alert');
});

test('OURS-23: each page offers what can be wrong on it, and the log everything', async () => {
  const offered = (dialog: Dialog) =>
    dialog.getAllByRole('radio').map((one) => (one as HTMLInputElement).value);
  const player = await open({ kind: 'player', id: 9, name: 'لاعب تجريبي' });
  expect(offered(player)).toEqual(['name', 'other']);
  fireEvent.click(player.getByRole('button', { name: 'إلغاء' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('OURS-23: from the log of corrections a report has no page', async () => {
  const sent = answerWith(200, accepted);
  const dialog = await open(null);
  fillIn(dialog);
  send(dialog);
  await dialog.findByRole('status');
  expect(sent).toMatchObject([{ target: null }]);
});

test('OURS-23: people neither see nor reach the field for programs', async () => {
  const dialog = await open();
  expect(dialog.queryByRole('textbox', { name: 'اترك هذا الحقل فارغًا' })).toBeNull();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
});
