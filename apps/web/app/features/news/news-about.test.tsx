import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aCard } from '../../../test/news.ts';
import { renderPage } from '../../../test/page.tsx';
import { NewsAbout } from './news-about.tsx';

let comeNear = () => {};
const reads: string[] = [];
let answer: () => Response = () => ok([]);
const ok = (data: unknown[]) => Response.json({ success: true, data });

beforeEach(() => {
  reads.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => seen([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string) => {
    reads.push(path);
    return answer();
  });
});

test('NEWS-01: the articles about a team are read when the reader comes near, and lead to their pages', async () => {
  answer = () => ok([aCard({ slug: 'قبل-القمة-n7', title: 'قبل القمة', category: 'analysis' })]);
  renderPage(<NewsAbout subject="team" id={33} />);
  await screen.findByRole('heading', { name: 'الأخبار' });
  expect(reads).toEqual([]);
  comeNear();
  const link = await screen.findByRole('link', { name: 'قبل القمة' });
  expect(link.getAttribute('href')).toBe(`/news/${encodeURIComponent('قبل-القمة-n7')}`);
  expect(reads).toEqual(['/api/news/about?subject=team&id=33']);
});

test('OURS-01: the title of a report has a neutral one in its place for spoiler-free mode', async () => {
  answer = () => ok([aCard({ category: 'reports', title: 'الهلال يفوز' })]);
  renderPage(<NewsAbout subject="match" id={1} />);
  await screen.findByRole('heading', { name: 'الأخبار' });
  comeNear();
  expect((await screen.findByText('الهلال يفوز')).hasAttribute('data-result')).toBe(true);
  expect(screen.getByText(/^تقرير مباراة/)).toBeTruthy();
});

test('NEWS-01: without articles the block says so; after a failure it reads again', async () => {
  answer = () => Response.json({ success: false }, { status: 500 });
  renderPage(<NewsAbout subject="player" id={5} />);
  await screen.findByRole('heading', { name: 'الأخبار' });
  comeNear();
  const retry = await screen.findByRole('button', { name: 'أعد المحاولة' });
  answer = () => ok([]);
  act(() => retry.click());
  expect(await screen.findByText('لا أخبار هنا بعد.')).toBeTruthy();
});
