import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import type { ArticleContent } from '@safira/contract/newsroom/articles';
import { memberServer } from './account-answers.ts';
import { ok } from './account-server.ts';
import { aNewsroomArticle, anEditor } from './newsroom.ts';
import { renderNewsroom } from './newsroom-page.tsx';

type Saved = { content: ArticleContent; version: number; isAutosave: boolean; correction?: string };

export const article = (version: number, content: Partial<ArticleContent> = {}) =>
  aNewsroomArticle({ version, content, changedAt: '2026-11-21T18:11:00.000Z' });

/** The page of an article in the newsroom, and the server that it talks to. */
export function articlePage() {
  const server = memberServer();
  const { answer, sent, signIn, settled } = server;
  // Loaded once; a busy machine takes longer for it than a test may.
  beforeAll(async () => {
    await import('../app/features/newsroom/editor/article-editor.tsx');
    await import('../app/features/account/sign-in-dialog.tsx');
  }, 60_000);
  afterEach(() => vi.useRealTimers());

  const saves = () => sent('PUT').map(({ body }) => body as Saved);
  const title = () => screen.getByLabelText<HTMLTextAreaElement>('العنوان', { selector: 'textarea' });
  return {
    ...server,
    saves,
    title,
    status: () => document.querySelector('[data-kind] [role="status"]')?.textContent,
    typeTitle: (value: string) => fireEvent.change(title(), { target: { value } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),

    /** With timers that the test moves on. */
    async open(path = '/newsroom/articles/7', user = signIn(anEditor)) {
      renderNewsroom(path);
      await screen.findByLabelText('نص المقال');
      await settled();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      return user;
    },

    async pass(ms: number) {
      await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
      await settled();
    },

    /** Saves whatever is sent, as the server does. */
    acceptSaves() {
      answer('PUT /newsroom/articles/7', () => {
        const { content, version } = saves().at(-1)!;
        return ok(article(version + 1, content));
      });
    },
  };
}
