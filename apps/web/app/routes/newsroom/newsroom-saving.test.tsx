import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ArticleContent } from '@safira/contract/newsroom/articles';
import { expect, test } from 'vitest';
import { noNetwork, ok, refusal } from '../../../test/account-server.ts';
import { article, articlePage } from '../../../test/article-page.tsx';
import { anEditor, someContent } from '../../../test/newsroom.ts';
import { openSession } from '../../state/session-store.ts';

const { answer, sent, signIn, settled, saves, title, status, typeTitle, press, open, pass, acceptSaves } =
  articlePage();

const address = () => [...document.querySelectorAll('output')].at(-1)?.textContent;

test('NEWS-04: a draft is saved two seconds after the last change, and says when', async () => {
  answer('GET /newsroom/articles/7', () => ok(article(3)));
  acceptSaves();
  await open();
  typeTitle('عنوان أول');
  expect(status()).toBe('سيُحفظ بعد لحظة');
  await pass(1_500);
  typeTitle('عنوان ثانٍ');
  await pass(1_900);
  expect(saves()).toEqual([]);
  await pass(100);
  expect(saves()).toEqual([{ content: someContent({ title: 'عنوان ثانٍ' }), version: 3, isAutosave: true }]);
  expect(status()).toMatch(/^حُفظ .*9:11 م$/);
  typeTitle('عنوان ثالث');
  await pass(2_000);
  expect(saves().at(-1)).toMatchObject({ version: 4, content: { title: 'عنوان ثالث' } });
});

test('NEWS-04: a new article gets its number with the first save, and its page stays', async () => {
  answer('POST /newsroom/articles', () => ok(article(1, { title: 'جديد' })));
  acceptSaves();
  await open('/newsroom/articles/new');
  const field = title();
  await pass(5_000);
  expect(sent('POST')).toEqual([]);
  typeTitle('جديد');
  await pass(2_000);
  expect(sent('POST').map(({ path }) => path)).toEqual(['/api/newsroom/articles']);
  expect(address()).toBe('/newsroom/articles/7');
  expect(title()).toBe(field);
  typeTitle('جديد جدًا');
  await pass(2_000);
  expect(saves().at(-1)).toMatchObject({ version: 1, content: { title: 'جديد جدًا' } });
});

test('NEWS-04: a published article is never saved by itself; its update may carry a correction', async () => {
  const published = { ...article(3), status: 'published' as const, slug: 'x-7' };
  answer('GET /newsroom/articles/7', () => ok(published));
  answer('PUT /newsroom/articles/7', () => ok({ ...published, version: 4 }));
  await open();
  typeTitle('عنوان مصحّح');
  await pass(60_000);
  expect(saves()).toEqual([]);
  expect(status()).toBe('تعديلات لم تُحفظ');
  fireEvent.change(screen.getByLabelText('ملاحظة تصحيح للقراء (اختيارية)'), {
    target: { value: ' صُحّح العنوان. ' },
  });
  press('حدّث المنشور');
  await settled();
  expect(saves()).toEqual([
    {
      content: someContent({ title: 'عنوان مصحّح' }),
      version: 3,
      isAutosave: false,
      correction: 'صُحّح العنوان.',
    },
  ]);
});

test('NEWS-04: without a connection the text is kept, and saved when it is back', async () => {
  let isAway = true;
  answer('GET /newsroom/articles/7', () => ok(article(3)));
  answer('PUT /newsroom/articles/7', () => (isAway ? noNetwork() : ok(article(4))));
  const { id } = await open();
  typeTitle('كُتب في النفق');
  await pass(2_000);
  expect(status()).toBe('لم يُحفظ، سنعيد المحاولة');
  const kept = JSON.parse(localStorage.getItem(`newsroom:${id}:7`)!) as { content: ArticleContent };
  expect(kept.content.title).toBe('كُتب في النفق');
  isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await settled();
  expect(status()).toMatch(/^حُفظ/);
  expect(localStorage.getItem(`newsroom:${id}:7`)).toBeNull();
});

test('NEWS-04: text that an earlier visit left on the device is offered, and restored', async () => {
  answer('GET /newsroom/articles/7', () => ok(article(3)));
  acceptSaves();
  const user = signIn(anEditor);
  const copy = { version: 3, at: '2026-11-21T18:05:00Z', content: someContent({ title: 'من الجهاز' }) };
  localStorage.setItem(`newsroom:${user.id}:7`, JSON.stringify(copy));
  await open('/newsroom/articles/7', user);
  expect(screen.getByText(/^على هذا الجهاز نصّ لم يُحفظ، كُتب .*9:05 م\.$/)).toBeTruthy();
  expect(title().value).toBe('قبل القمة: خمسة مفاتيح');
  press('استعده');
  expect(title().value).toBe('من الجهاز');
  await pass(2_000);
  expect(saves()).toMatchObject([{ version: 3, content: { title: 'من الجهاز' } }]);
});

test('NEWS-04: two editors: both versions are shown, and the own one is saved over the other', async () => {
  let theirs = article(3);
  answer('GET /newsroom/articles/7', () => ok(theirs));
  answer('PUT /newsroom/articles/7', () =>
    saves().at(-1)!.version === theirs.version ? ok(article(6)) : refusal(409, 'article_changed'),
  );
  await open();
  theirs = { ...article(5, { title: 'عنوان عمر' }), changedBy: { name: 'عمر' } };
  typeTitle('عنوان ليلى');
  await pass(2_000);
  const dialog = within(screen.getByRole('dialog', { name: 'نسختان من المقال' }));
  expect(dialog.getByText(/^حفظ عمر هذا المقال/)).toBeTruthy();
  const shown = (name: string) => dialog.getByRole('region', { name }).querySelector('p')!;
  expect(shown('نصّك').querySelector('ins')?.textContent).toContain('ليلى');
  expect(shown('المحفوظ').querySelector('del')?.textContent).toContain('عمر');
  await pass(60_000);
  expect(saves()).toHaveLength(1);
  press('احفظ نصّي فوقه');
  await settled();
  expect(saves().at(-1)).toMatchObject({ version: 5, content: { title: 'عنوان ليلى' } });
  expect(title().value).toBe('عنوان ليلى');
});

test('NEWS-04: two editors: the saved version is taken, and the own text stays on the device', async () => {
  let theirs = article(3);
  answer('GET /newsroom/articles/7', () => ok(theirs));
  answer('PUT /newsroom/articles/7', () =>
    saves().at(-1)!.version === theirs.version ? ok(article(6)) : refusal(409, 'article_changed'),
  );
  await open();
  theirs = article(5, { title: 'عنوان عمر' });
  typeTitle('عنوان ليلى');
  await pass(2_000);
  press('خذ المحفوظ');
  expect(title().value).toBe('عنوان عمر');
  expect(status()).toMatch(/^حُفظ/);
  press('استعده');
  expect(title().value).toBe('عنوان ليلى');
  await pass(2_000);
  expect(saves().at(-1)).toMatchObject({ version: 5, content: { title: 'عنوان ليلى' } });
});

test('NEWS-04: the session ends while writing: the text stays, the person signs in over it, and it is saved', async () => {
  let isEnded = true;
  answer('GET /newsroom/articles/7', () => ok(article(3)));
  answer('PUT /newsroom/articles/7', () => (isEnded ? refusal(401, 'unauthenticated') : ok(article(4))));
  const user = await open();
  typeTitle('نص لا يضيع');
  await pass(2_000);
  expect(title().value).toBe('نص لا يضيع');
  expect(status()).toMatch(/^لم يُحفظ: انتهت جلستك/);
  expect(document.querySelector('dialog')).toBeTruthy();
  isEnded = false;
  act(() => openSession('sfr_2', user));
  await settled();
  expect(saves().at(-1)).toMatchObject({ version: 3, content: { title: 'نص لا يضيع' } });
  expect(status()).toMatch(/^حُفظ/);
});
