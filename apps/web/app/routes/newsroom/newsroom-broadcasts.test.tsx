import type { ImportRow } from '@safira/contract/newsroom/broadcast-import';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberServer } from '../../../test/account-answers.ts';
import { noNetwork, ok } from '../../../test/account-server.ts';
import { anEditor } from '../../../test/newsroom.ts';
import { renderNewsroom } from '../../../test/newsroom-page.tsx';

const { answer, sent, signIn, settled, toasts } = memberServer();
const PREVIEW = 'POST /newsroom/broadcasts/import/preview';
const STORE = 'POST /newsroom/broadcasts/import';

const named = (name: string) => ({ name, originalName: name });
const aRow = (line: number, own: Partial<ImportRow> = {}): ImportRow => ({
  line,
  text: '',
  status: 'new',
  reasons: [],
  written: { league: '', time: '8:00', home: 'الهلال', away: 'النصر', commentators: [], channels: ['1'] },
  match: {
    id: 100 + line,
    date: '2026-11-21T17:00:00.000Z',
    home: named('الهلال'),
    away: named('النصر'),
    competition: { id: 307, ...named('دوري روشن') },
  },
  candidates: [],
  entries: [
    {
      channel: 'thmanyah-1',
      channelName: 'ثمانية 1',
      commentators: [{ slug: null, name: 'معلّق تجريبي 1', isConfirmed: false }],
    },
  ],
  stored: [],
  version: 4,
  unclearChannels: [],
  newCommentators: [],
  contradictedBy: [],
  ...own,
});
const stored: ImportRow['stored'] = [
  {
    channel: 'thmanyah-1',
    channelName: 'ثمانية 1',
    countries: null,
    language: null,
    access: null,
    commentators: [{ slug: 'x', name: 'معلّق تجريبي 2', isConfirmed: true }],
    source: 'editor',
    checkedAt: '2026-11-21T10:00:00.000Z',
    title: null,
  },
];

async function paste(rows: ImportRow[]) {
  answer(PREVIEW, () => ok({ rows, otherLines: [] }));
  signIn(anEditor);
  renderNewsroom('/newsroom/broadcasts');
  fireEvent.change(await screen.findByRole('textbox', { name: 'القائمة' }), {
    target: { value: 'روشن | …' },
  });
  await screen.findByRole('table');
}
const bodies = (path: string) =>
  sent('POST')
    .filter((call) => call.path === `/api/newsroom/broadcasts/${path}`)
    .map(({ body }) => body as Record<string, unknown>);

test('OURS-17: a pasted list shows each row with its state, match, time, channel and commentator', async () => {
  await paste([
    aRow(2),
    aRow(3, { status: 'unclear', reasons: ['match_unknown'], match: null, entries: [] }),
  ]);
  const [, first, second] = screen.getAllByRole('row');
  expect(
    within(first!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['جديدة', 'الهلال ضد النصر', '8:00 م', 'ثمانية 1', 'معلّق تجريبي 1']);
  expect(second!.textContent).toContain('غير معروفة');
  expect(screen.getByText('لا نعرف مباراة كهذه في هذا اليوم.')).toBeTruthy();
  expect(screen.getByText('صف واحد للاستيراد، وصف واحد بانتظار قرارك')).toBeTruthy();
});

test('OURS-17: new rows are stored with their versions and the source; then the list is read again', async () => {
  await paste([aRow(2), aRow(3, { status: 'same' })]);
  answer(STORE, () => ok({ rows: [{ line: 2, outcome: 'stored' }] }));
  fireEvent.change(screen.getByRole('textbox', { name: 'من أين؟' }), { target: { value: 'جدول القناة' } });
  fireEvent.click(screen.getByRole('button', { name: 'استيراد صف واحد' }));
  await settled();
  expect(bodies('import')).toMatchObject([{ rows: [{ line: 2, version: 4 }], note: 'جدول القناة' }]);
  expect(toasts).toContain('حُفظ: صف واحد.');
  await expect.poll(() => bodies('import/preview').length).toBe(2);
});

test('OURS-17: a conflict is stored only if the editor chooses the new one', async () => {
  await paste([aRow(2, { status: 'conflict', stored })]);
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^استيراد / });
  expect(submit().disabled).toBe(true);
  const question = within(screen.getByRole('group', { name: 'ما الصحيح في الهلال ضد النصر؟' }));
  expect(question.getByLabelText<HTMLInputElement>(/^المحفوظ: ثمانية 1 معلّق تجريبي 2/).checked).toBe(true);
  fireEvent.click(question.getByLabelText(/^الجديد: ثمانية 1 معلّق تجريبي 1/));
  expect(submit().disabled).toBe(false);
});

test('OURS-17: what the editor decides about a row is sent with the next reading and with the row', async () => {
  await paste([
    aRow(2, {
      newCommentators: [{ written: 'معلق تجربي', similar: [{ slug: 'a-1', name: 'معلّق تجريبي 1' }] }],
    }),
  ]);
  fireEvent.change(screen.getByLabelText('«معلق تجربي» معلّق جديد أم كتابة أخرى؟'), {
    target: { value: 'a-1' },
  });
  const choice = { line: 2, commentators: [{ written: 'معلق تجربي', slug: 'a-1' }] };
  await expect.poll(() => bodies('import/preview').at(-1)?.rows).toEqual([choice]);
  answer(STORE, () => ok({ rows: [{ line: 2, outcome: 'stored' }] }));
  fireEvent.click(screen.getByRole('button', { name: /^استيراد / }));
  await settled();
  expect(bodies('import')).toMatchObject([{ rows: [{ ...choice, version: 4 }] }]);
});

test('OURS-17: a row that another editor changed is named and stays', async () => {
  await paste([aRow(2), aRow(5)]);
  answer(STORE, () =>
    ok({
      rows: [
        { line: 2, outcome: 'stored' },
        { line: 5, outcome: 'changed' },
      ],
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'استيراد صفّين' }));
  expect((await screen.findByRole('alert')).textContent).toContain('لم تُحفظ الأسطر: 5.');
});

test('OURS-17: without a connection the list stays and is read again', async () => {
  let isAway = true;
  answer(PREVIEW, () => (isAway ? noNetwork() : ok({ rows: [aRow(2)], otherLines: [] })));
  signIn(anEditor);
  renderNewsroom('/newsroom/broadcasts');
  const list = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'القائمة' });
  fireEvent.change(list, { target: { value: 'روشن' } });
  const retry = await screen.findByRole('button', { name: 'أعد المحاولة' });
  isAway = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(list.value).toBe('روشن');
});
