import type { NewsroomName } from '@safira/contract/newsroom/names';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { memberServer } from '../../../../test/account-answers.ts';
import { layla, ok, refusal } from '../../../../test/account-server.ts';
import { NamesScreen } from './names-screen.tsx';

const { answer, sent, signIn, toasts } = memberServer();

const aName = (overrides: Partial<NewsroomName> = {}): NewsroomName => ({
  kind: 'player',
  id: 9,
  name: 'إكسفرت زولب',
  originalName: 'Xqvert Zzolp',
  how: 'transliterated',
  seen: 212,
  about: ['أرسنال', 'النرويج'],
  reports: 0,
  ...overrides,
});
const listed = (names: NewsroomName[], side: object = {}) =>
  ok(names, {
    counts: { review: 14, reported: 3 },
    pagination: { current: 1, total: names.length, totalPages: 1 },
    ...side,
  });

function open(at = '/newsroom/names') {
  signIn({ ...layla, role: 'editor' });
  const Stub = createRoutesStub([{ path: '/newsroom/names', Component: NamesScreen }]);
  render(<Stub initialEntries={[at]} />);
}
const edit = async (name = 'إكسفرت زولب') =>
  fireEvent.click(await screen.findByRole('button', { name: `صحّح اسم ${name}` }));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'الاسم العربي لـ Xqvert Zzolp' });
const approve = () => fireEvent.click(screen.getByRole('button', { name: 'اعتمد' }));

test('OURS-24: names are listed with what they are, how they came about and how often they are shown', async () => {
  answer('GET /newsroom/names', () => listed([aName(), aName({ id: 10, how: 'exact', seen: null })]));
  open();
  const [, first, second] = await screen.findAllByRole('row');
  const cells = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(first!)).toEqual([
    'Xqvert Zzolpلاعب · أرسنال · النرويج',
    'إكسفرت زولب',
    'منقول حرفيًا',
    '212',
    'صحّح',
  ]);
  expect(cells(second!).slice(2, 4)).toEqual(['جدول', '—']);
  expect(screen.getByText('14 اسمًا بحاجة إلى مراجعة')).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('بحاجة إلى مراجعة14');
});

test('OURS-24: an editor approves a name, with the one that they saw, and the list is read again', async () => {
  answer('GET /newsroom/names', () => listed([aName({ reports: 3 })]));
  answer('PUT /newsroom/names/player/9', () => ok(aName({ name: 'زولب', how: 'override' })));
  open();
  await edit();
  expect(document.activeElement).toBe(field());
  expect(screen.getByText(/أبلغ عن هذا الاسم 3 قراء/)).toBeTruthy();
  fireEvent.change(field(), { target: { value: ' زولب ' } });
  answer('GET /newsroom/names', () => listed([]));
  approve();
  expect(await screen.findByText('لا أسماء هنا')).toBeTruthy();
  expect(sent('PUT')[0]?.body).toEqual({ arabic: 'زولب', seen: 'إكسفرت زولب' });
  expect(toasts).toEqual(['اعتُمد الاسم «زولب».']);
});

test.each(['Zolp', '', 'ز'])('OURS-24: «%s» is refused before it is sent', async (typed) => {
  answer('GET /newsroom/names', () => listed([aName()]));
  open();
  await edit();
  fireEvent.change(field(), { target: { value: typed } });
  approve();
  expect(await screen.findByText('اكتب الاسم بحروف عربية، من حرفين إلى 80.')).toBeTruthy();
  expect(sent('PUT')).toEqual([]);
});

test('OURS-24: a name that another editor changed is not replaced; the reason and the new name are shown', async () => {
  answer('GET /newsroom/names', () => listed([aName()]));
  answer('PUT /newsroom/names/player/9', () => refusal(409, 'name_changed'));
  open();
  await edit();
  answer('GET /newsroom/names', () => listed([aName({ name: 'زولب' })]));
  approve();
  await waitFor(() => expect(field().value).toBe('زولب'));
  expect(toasts).toEqual(['رسالة name_changed']);
  await waitFor(() => expect(sent('GET').filter(({ path }) => path.includes('names'))).toHaveLength(2));
});

test('OURS-24: filter and text are in the address and in the call', async () => {
  const path = '/newsroom/names?filter=player&q=zz';
  answer(`GET ${path}`, () => listed([]));
  open(path);
  expect(await screen.findByText('لا اسم بهذه الكلمات.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'ملاعب' });
  expect(link.getAttribute('href')).toBe('/newsroom/names?filter=stadium&q=zz');
});

test('OURS-24: names that cannot be read are read again on demand', async () => {
  answer('GET /newsroom/names', () => refusal(503, 'unavailable'));
  open();
  const retry = await screen.findByRole('button', { name: 'أعد المحاولة' });
  answer('GET /newsroom/names', () => listed([aName()]));
  fireEvent.click(retry);
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('OURS-24: leaving the form returns the focus to its button', async () => {
  answer('GET /newsroom/names', () => listed([aName()]));
  open();
  await edit();
  fireEvent.click(screen.getByRole('button', { name: 'إلغاء' }));
  const button = screen.getByRole('button', { name: 'صحّح اسم إكسفرت زولب' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});
