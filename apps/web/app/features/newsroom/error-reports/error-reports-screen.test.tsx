import type { ReportedError } from '@safira/contract/newsroom/error-reports';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberServer } from '../../../../test/account-answers.ts';
import { layla, ok, refusal } from '../../../../test/account-server.ts';
import { renderPage } from '../../../../test/page.tsx';
import { ErrorReportsScreen } from './error-reports-screen.tsx';

const { answer, sent, signIn, toasts } = memberServer();
const NOW = Date.parse('2026-11-21T17:00:00Z');

const aReport = (overrides: Partial<ReportedError> = {}): ReportedError => ({
  id: 4821,
  createdAt: '2026-11-21T16:30:00.000Z',
  target: { kind: 'match', id: 77, name: 'الأهلي ضد الزمالك', path: '/match/77' },
  what: 'channel',
  text: 'على ثمانية 2 أيضًا',
  link: 'https://example.com/list',
  state: 'open',
  decidedAt: null,
  decidedBy: null,
  ...overrides,
});
const listed = (reports: ReportedError[]) =>
  ok(reports, { open: reports.length, pagination: { current: 1, total: reports.length, totalPages: 1 } });

function open() {
  signIn({ ...layla, role: 'editor' });
  renderPage(<ErrorReportsScreen now={NOW} />);
}
const report = () => screen.findByRole('listitem', { name: 'بلاغ رقم 4821' });

test('OURS-23: a report is shown with its page, its text, its source and when it came', async () => {
  answer('GET /newsroom/error-reports', () => listed([aReport()]));
  open();
  const item = within(await report());
  const addresses = item.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/match/77', 'https://example.com/list']);
  for (const text of ['القناة', 'على ثمانية 2 أيضًا', 'قبل 30 دقيقة'])
    expect(item.getByText(text)).toBeTruthy();
});

test.each([
  ['صُحّح', 'corrected', 'سُجّل أن الخطأ صُحّح.'],
  ['استبعد', 'dismissed', 'استُبعد البلاغ.'],
])('OURS-23: «%s» closes the report as %s, and the list is read again', async (name, decision, toast) => {
  answer('GET /newsroom/error-reports', () => listed([aReport()]));
  answer('POST /newsroom/error-reports/4821', () => ok(aReport({ state: 'corrected' })));
  open();
  const button = within(await report()).getByRole('button', { name });
  answer('GET /newsroom/error-reports', () => listed([]));
  fireEvent.click(button);
  expect(await screen.findByText('لا بلاغات هنا')).toBeTruthy();
  expect(sent('POST')[0]?.body).toEqual({ decision });
  expect(toasts).toEqual([toast]);
});

test('OURS-23: a report that another editor closed leaves the list, and the reason is shown', async () => {
  answer('GET /newsroom/error-reports', () => listed([aReport()]));
  answer('POST /newsroom/error-reports/4821', () => refusal(409, 'report_decided'));
  open();
  const button = within(await report()).getByRole('button', { name: 'استبعد' });
  answer('GET /newsroom/error-reports', () => listed([]));
  fireEvent.click(button);
  expect(await screen.findByText('لا بلاغات هنا')).toBeTruthy();
  expect(toasts).toEqual(['رسالة report_decided']);
});

test('OURS-23: a closed report has no buttons and names who closed it', async () => {
  answer('GET /newsroom/error-reports', () =>
    listed([aReport({ state: 'corrected', decidedBy: { name: 'منى' }, target: null, link: null })]),
  );
  open();
  const item = within(await report());
  expect(item.queryByRole('button')).toBeNull();
  expect(item.getByText('صُحّحت · بقرار منى')).toBeTruthy();
  expect(item.getByText('بلاغ عام')).toBeTruthy();
});
