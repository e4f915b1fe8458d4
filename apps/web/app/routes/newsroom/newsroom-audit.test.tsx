import type { AuditEntry } from '@safira/contract/newsroom/audit';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberServer } from '../../../test/account-answers.ts';
import { ok } from '../../../test/account-server.ts';
import { anEditor } from '../../../test/newsroom.ts';
import { renderNewsroom } from '../../../test/newsroom-page.tsx';

const { answer, signIn } = memberServer();

const anEntry = (id: number, own: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-21T18:00:00.000Z',
  actor: { id: 1, name: 'ليلى' },
  action: 'published',
  subject: 'article',
  subjectId: '7',
  label: `مقال ${id}`,
  before: { status: 'draft' },
  after: { status: 'published' },
  ...own,
});
const admin = { ...anEditor, role: 'admin' } as const;

test('NEWS-04: an admin reads who did what and when; what a program did has no name', async () => {
  answer('GET /newsroom/audit', () => ok([anEntry(2), anEntry(1, { actor: null, label: '' })]));
  signIn(admin);
  renderNewsroom('/newsroom/audit');
  await screen.findByRole('table');
  const [, first, second] = screen.getAllByRole('row');
  expect(first!.textContent).toMatch(/21 نوفمبر، 9:00 م.*ليلى.*نشر.*مقال 2/);
  expect(second!.textContent).toMatch(/الموقع.*بلا عنوان/);
  expect(screen.getByRole('link', { name: 'سجل التغييرات' }).getAttribute('aria-current')).toBe('page');
});

test('NEWS-04: older entries follow on demand, until there are no more', async () => {
  answer('GET /newsroom/audit', () => ok(Array.from({ length: 50 }, (_, index) => anEntry(100 - index))));
  answer('GET /newsroom/audit?before=51', () => ok([anEntry(50)]));
  signIn(admin);
  renderNewsroom('/newsroom/audit');
  fireEvent.click(await screen.findByRole('button', { name: 'الأقدم' }));
  expect(await screen.findByText('مقال 50')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'الأقدم' })).toBeNull();
});

test('NEWS-04: an editor does not see the place of the log', async () => {
  answer('GET /newsroom/articles?page=1', () =>
    ok([], { counts: {}, pagination: { current: 1, total: 0, totalPages: 0 } }),
  );
  signIn(anEditor);
  renderNewsroom('/newsroom');
  await screen.findByRole('heading', { name: 'المقالات' });
  expect(screen.queryByRole('link', { name: 'سجل التغييرات' })).toBeNull();
});
