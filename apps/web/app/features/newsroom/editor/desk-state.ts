import type { ArticleContent, ArticleStatus, NewsroomArticle } from '@safira/contract/newsroom/articles';
import { ApiError } from '../../../lib/api.ts';
import type { LocalCopy } from './local-copy.ts';

export type SaveState =
  | { kind: 'saved' }
  /** Changed, and not on the server. */
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** Without an answer; it is sent again. */
  | { kind: 'failed' }
  /** The server does not take it; sending the same again would not help. */
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'conflict'; theirs: NewsroomArticle };

export type DeskState = {
  /** As the server has it; undefined until it is first saved. */
  article: NewsroomArticle | undefined;
  content: ArticleContent;
  /** Counts how often the content was replaced as a whole, not by typing: the editor then shows it anew. */
  replaced: number;
  save: SaveState;
  /** Text of this device that is not on the server, until the editor decides about it. */
  copy: LocalCopy | undefined;
};

/** Drafts save themselves. What readers see, or will see at a set time, changes only when the editor says so. */
export const savesItself = (status: ArticleStatus | undefined): boolean =>
  status !== 'published' && status !== 'scheduled';

/** `memberCall` has no session, or the server has ended it. */
export const isSignedOut = (error: unknown) =>
  error instanceof ApiError ? error.code === 'unauthenticated' : isWithoutUser(error);
const isWithoutUser = (error: unknown) =>
  error instanceof Error && error.message === 'User not authenticated';

/** Another editor was faster. */
export const isChanged = (error: unknown) => error instanceof ApiError && error.code === 'article_changed';
