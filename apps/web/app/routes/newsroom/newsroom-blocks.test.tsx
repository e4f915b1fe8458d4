import { fireEvent, screen } from '@testing-library/react';
import { aMatch } from '@safira/contract/testing/matches';
import { beforeEach, expect, test } from 'vitest';
import { ok, refusal } from '../../../test/account-server.ts';
import { article, articlePage } from '../../../test/article-page.tsx';

const { answer, sent, settled, saves, press, open, pass, acceptSaves } = articlePage();

const hash = 'ab'.repeat(32);
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const lastBlocks = () => saves().at(-1)!.content.body;

beforeEach(() => {
  answer('GET /newsroom/articles/7', () => ok(article(3, { body: [], picture: null })));
  acceptSaves();
});

test('NEWS-04: a match is found by its team, and its card is part of the text', async () => {
  const match = aMatch({ id: 91, home: 'الأهلي', away: 'الزمالك' });
  const team = { id: 1577, _id: 'al-ahly-1577', name: 'الأهلي', originalName: 'Al Ahly', logo: null };
  const found = { teams: [{ ...team, countryName: 'مصر' }], players: [], competitions: [] };
  answer(`GET /search?${new URLSearchParams({ q: 'الأهلي', limit: '6' })}`, () => ok(found));
  answer('GET /teams/al-ahly-1577/schedule?when=coming&limit=6', () => ok({ matches: [match] }));
  answer('GET /teams/al-ahly-1577/schedule?when=past&limit=6', () => ok({ matches: [] }));
  answer('GET /matches/91', () => ok(match));
  await open();
  press('أدرج بطاقة مباراة');
  fill('ابحث عن فريق', 'الأهلي');
  await pass(200);
  fireEvent.click(screen.getByRole('button', { name: /^الأهلي ?مصر$/ }));
  await settled();
  fireEvent.click(screen.getByRole('button', { name: /^الأهلي والزمالك/ }));
  await pass(2_000);
  expect(lastBlocks()).toEqual([{ type: 'match', id: 91 }]);
  expect(document.querySelector('[contenteditable] a[href="/match/91"]')).toBeTruthy();
});

test('NEWS-04: a video is part of the text by its address, with a title', async () => {
  await open();
  press('أدرج فيديو رسميًا');
  fill('رابط الفيديو في YouTube', 'https://example.com/x');
  press('أدرج الفيديو');
  expect(screen.getByText('لم نعرف الفيديو من هذا الرابط.')).toBeTruthy();
  expect(screen.getByText('هذا الحقل مطلوب.')).toBeTruthy();
  fill('رابط الفيديو في YouTube', 'https://youtu.be/abcdefghijk');
  fill('عنوان الفيديو', ' ملخص القمة ');
  press('أدرج الفيديو');
  await pass(2_000);
  expect(lastBlocks()).toEqual([{ type: 'video', youtubeId: 'abcdefghijk', title: 'ملخص القمة' }]);
});

test('NEWS-04: a link to a page of ours is stored by its id', async () => {
  await open();
  press('رابط');
  fill('الرابط', '/player/9');
  press('ضع الرابط');
  await pass(2_000);
  expect(lastBlocks()).toEqual([
    { type: 'paragraph', children: [{ text: '/player/9', link: { kind: 'player', id: 9 } }] },
  ]);
});

test('NEWS-04: a picture is uploaded as it is, and is part of the article once it is described', async () => {
  let isRefused = true;
  answer('POST /newsroom/images', () =>
    isRefused ? refusal(413, 'too_large') : ok({ image: { id: 1, sha256: hash, width: 1600, height: 900 } }),
  );
  await open();
  const choose = async (file: File) => {
    fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } });
    await settled();
  };
  await choose(new File(['x'], 'x.gif', { type: 'image/gif' }));
  expect(screen.getByText('اختر صورة بصيغة JPEG أو PNG أو WebP.')).toBeTruthy();
  expect(sent('POST')).toEqual([]);
  await choose(new File(['x'], 'x.jpg', { type: 'image/jpeg' }));
  expect(screen.getByText('رسالة too_large')).toBeTruthy();
  isRefused = false;
  await choose(new File(['x'], 'x.jpg', { type: 'image/jpeg' }));
  expect(sent('POST').at(-1)?.contentType).toBe('image/jpeg');
  fill('وصف الصورة للمكفوفين', 'كأس ذهبية');
  await pass(2_000);
  expect(saves()).toEqual([]);
  fill('المصور أو المصدر', 'مصور تجريبي');
  await pass(2_000);
  expect(saves().at(-1)?.content.picture).toEqual({
    picture: hash,
    width: 1600,
    height: 900,
    alt: 'كأس ذهبية',
    credit: 'مصور تجريبي',
  });
});

test('NEWS-04: teams and players are found by name and shown as chips', async () => {
  const player = { id: 9, name: 'لاعب تجريبي', originalName: 'A Player', photo: null, team: null };
  answer(`GET /search?${new URLSearchParams({ q: 'لاعب', limit: '6' })}`, () =>
    ok({ teams: [], players: [player], competitions: [] }),
  );
  await open();
  fill('ابحث عن فريق أو لاعب', 'لاعب');
  await pass(200);
  press('لاعب تجريبي');
  await pass(2_000);
  expect(saves().at(-1)?.content.players).toEqual([9]);
  press('أزل لاعب تجريبي');
  await pass(2_000);
  expect(saves().at(-1)?.content.players).toEqual([]);
});
