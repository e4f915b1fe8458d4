import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok } from '../../../test/account-server.ts';
import { article, articlePage } from '../../../test/article-page.tsx';
import { someContent } from '../../../test/newsroom.ts';

const { answer, sent, settled, toasts, saves, title, typeTitle, press, open, pass, acceptSaves } =
  articlePage();

test('NEWS-04: an article is scheduled by the clock of Mecca, after its text is saved', async () => {
  answer('GET /newsroom/articles/7', () => ok(article(3)));
  acceptSaves();
  answer('POST /newsroom/articles/7/status', () =>
    ok({ ...article(5), status: 'scheduled', scheduledFor: '2026-11-21T18:30:00.000Z' }),
  );
  await open();
  typeTitle('للنشر مساءً');
  press('في موعد');
  fireEvent.change(screen.getByLabelText('اليوم'), { target: { value: '2026-11-21' } });
  fireEvent.change(screen.getByLabelText('الساعة'), { target: { value: '21:30' } });
  press('جدولة النشر');
  await settled();
  expect(saves()).toMatchObject([{ version: 3, isAutosave: false, content: { title: 'للنشر مساءً' } }]);
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { status: 'scheduled', version: 4, scheduledFor: '2026-11-21T18:30:00.000Z' },
  ]);
  expect(screen.getByText('يُنشر 21 نوفمبر 9:30 م بتوقيت مكة المكرمة')).toBeTruthy();
  expect(toasts).toContain('حُدّد موعد النشر.');
});

test('OURS-21: an automatic report is read only until an editor takes it over', async () => {
  const report = { ...article(3), isAutomatic: true, status: 'review' as const };
  answer('GET /newsroom/articles/7', () => ok(report));
  answer('POST /newsroom/articles/7/take-over', () => ok({ ...report, isAutomatic: false, version: 4 }));
  await open();
  expect(title().readOnly).toBe(true);
  expect(screen.queryByRole('toolbar')).toBeNull();
  press('حرّره بنفسك');
  await settled();
  expect(sent('POST').map(({ body }) => body)).toEqual([{ version: 3 }]);
  expect(title().readOnly).toBe(false);
  expect(screen.getByRole('toolbar')).toBeTruthy();
});

test('OURS-22: an older version is compared with the text, and saved again', async () => {
  answer('GET /newsroom/articles/7', () => ok(article(3)));
  const revision = {
    version: 1,
    savedAt: '2026-11-21T17:00:00Z',
    savedBy: { name: 'عمر' },
    isAutosave: true,
    title: 'عنوان قديم',
  };
  answer('GET /newsroom/articles/7/revisions', () => ok([revision]));
  answer('GET /newsroom/articles/7/revisions/1', () =>
    ok({ ...revision, content: someContent({ title: 'عنوان قديم' }) }),
  );
  acceptSaves();
  await open();
  press('النسخ السابقة');
  await settled();
  fireEvent.click(screen.getByRole('button', { name: /عنوان قديم/ }));
  await settled();
  const compared = screen.getByRole('region', { name: 'ما تغيّر من هذه النسخة إلى النص الحالي' });
  expect(compared.querySelector('del')?.textContent).toContain('عنوان قديم');
  press('استعد هذه النسخة');
  expect(title().value).toBe('عنوان قديم');
  await pass(2_000);
  expect(saves()).toMatchObject([{ version: 3, content: { title: 'عنوان قديم' } }]);
});

test('NEWS-04: the toolbar is one stop of the Tab key, and arrows move within it', async () => {
  answer('GET /newsroom/articles/7', () => ok(article(3)));
  await open();
  const tools = within(screen.getByRole('toolbar', { name: 'تنسيق النص' })).getAllByRole('button');
  expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => tools[0]!.focus());
  fireEvent.keyDown(tools[0]!, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(tools[1]);
  expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tools[1]]);
});

test('NEWS-04: the preview shows the text as readers see it', async () => {
  answer('GET /newsroom/articles/7', () => ok(article(3)));
  await open();
  press('معاينة');
  const frame = screen.getByRole('region', { name: 'المقال كما يراه قارئ على هاتف' });
  expect(frame.querySelector('h2')?.textContent).toBe('قبل القمة: خمسة مفاتيح');
  expect(frame.querySelector('p')?.textContent).toBe('تأتي القمة هذه المرة.');
  press('تحرير');
  expect(screen.queryByRole('region', { name: 'المقال كما يراه قارئ على هاتف' })).toBeNull();
});
