import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nearReads } from '../../../test/near.ts';
import { aCard } from '../../../test/news.ts';
import { renderPage } from '../../../test/page.tsx';
import { NewsAbout } from './news-about.tsx';

const { reads, answerWith, comeNear } = nearReads();
const ok = (data: unknown[]) => Response.json({ success: true, data });

test('NEWS-01: the articles about a team are read when the reader comes near, and lead to their pages', async () => {
  answerWith(() => ok([aCard({ slug: 'قبل-القمة-n7', title: 'قبل القمة', category: 'analysis' })]));
  renderPage(<NewsAbout subject="team" id={33} />);
  await screen.findByRole('heading', { name: 'الأخبار' });
  expect(reads).toEqual([]);
  await comeNear();
  const link = await screen.findByRole('link', { name: 'قبل القمة' });
  expect(link.getAttribute('href')).toBe(`/news/${encodeURIComponent('قبل-القمة-n7')}`);
  expect(reads).toEqual(['/api/news/about?subject=team&id=33']);
});

test('OURS-01: the title of a report has a neutral one in its place for spoiler-free mode', async () => {
  answerWith(() => ok([aCard({ category: 'reports', title: 'الهلال يفوز' })]));
  renderPage(<NewsAbout subject="match" id={1} />);
  await screen.findByRole('heading', { name: 'الأخبار' });
  await comeNear();
  expect((await screen.findByText('الهلال يفوز')).hasAttribute('data-result')).toBe(true);
  expect(screen.getByText(/^تقرير مباراة/)).toBeTruthy();
});

test('NEWS-01: without articles the block says so; after a failure it reads again', async () => {
  answerWith(() => Response.json({ success: false }, { status: 500 }));
  renderPage(<NewsAbout subject="player" id={5} />);
  await screen.findByRole('heading', { name: 'الأخبار' });
  await comeNear();
  const retry = await screen.findByRole('button', { name: 'أعد المحاولة' });
  answerWith(() => ok([]));
  act(() => retry.click());
  expect(await screen.findByText('لا أخبار هنا بعد.')).toBeTruthy();
});
