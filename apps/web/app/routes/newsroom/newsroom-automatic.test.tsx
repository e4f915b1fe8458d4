import { aMatch } from '@safira/contract/testing/matches';
import type { WaitingArticle } from '@safira/contract/newsroom/automatic';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/account-server.ts';
import { article, articlePage } from '../../../test/article-page.tsx';
import { anEditor } from '../../../test/newsroom.ts';
import { renderNewsroom } from '../../../test/newsroom-page.tsx';

const { answer, signIn } = articlePage();
// Loaded once; a busy machine takes longer for it than a test may.
beforeAll(async () => {
  await import('../../features/newsroom/automatic/automatic-screen.tsx');
}, 60_000);

const rewritten: WaitingArticle = {
  id: 7,
  version: 2,
  kind: 'reports',
  title: 'فوز متأخر',
  summary: 'ملخص',
  match: aMatch({ status: 'FT', goals: [1, 0] }),
  writtenAt: '2026-11-21T16:54:00.000Z',
  rewrittenAt: '2026-11-21T16:58:00.000Z',
  checks: { agrees: true, goals: { all: 1, named: 1 }, spelled: [] },
};

test('OURS-21: the screen is a place of the newsroom, and comparing opens the versions of the article', async () => {
  answer('GET /newsroom/automatic', () =>
    ok({ waiting: [rewritten], waitingCount: 1, held: [], switches: [] }),
  );
  answer('GET /newsroom/articles/7', () => ok({ ...article(2), isAutomatic: true, status: 'review' }));
  answer('GET /newsroom/articles/7/revisions', () =>
    ok([
      {
        version: 1,
        savedAt: '2026-11-21T16:54:00.000Z',
        savedBy: null,
        isAutosave: false,
        title: 'فوز مبكر',
      },
    ]),
  );
  signIn(anEditor);
  renderNewsroom('/newsroom/automatic');
  const compare = await screen.findByRole('link', { name: 'قارن النسختين' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('التقارير الآلية');
  fireEvent.click(compare);
  expect(await screen.findByRole('button', { name: /فوز مبكر/ })).toBeTruthy();
});
