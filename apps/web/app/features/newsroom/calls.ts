import type { Answer } from '@safira/contract/endpoint';
import type {
  ArticleContent,
  ArticleStatus,
  changeArticleStatus,
  getNewsroomArticle,
  getRevision,
  listNewsroomArticles,
  listRevisions,
  NewsroomArticle,
} from '@safira/contract/newsroom/articles';
import { withQuery } from '../../lib/with-query.ts';
import { memberCall } from '../../state/session-calls.ts';

/** The calls of the newsroom about articles, with the session's token. */

export type Listed = Answer<typeof listNewsroomArticles>;
export type ListQuery = { status?: string; q?: string; page?: number };

export const readArticles = (query: ListQuery): Promise<Listed> =>
  memberCall<Listed>(withQuery('/newsroom/articles', query));

export const readArticle = async (id: number): Promise<NewsroomArticle> =>
  (await memberCall<Answer<typeof getNewsroomArticle>>(`/newsroom/articles/${id}`)).data;

export const createArticle = (content: ArticleContent) => changed('/newsroom/articles', 'POST', content);

type Saved = { content: ArticleContent; version: number; isAutosave: boolean; correction?: string };

export const saveArticle = (id: number, saved: Saved) => changed(`/newsroom/articles/${id}`, 'PUT', saved);

type Status = { status: ArticleStatus; version: number; scheduledFor?: string };

export const changeStatus = (id: number, status: Status) =>
  changed(`/newsroom/articles/${id}/status`, 'POST', status);

export const takeOver = (id: number, version: number) =>
  changed(`/newsroom/articles/${id}/take-over`, 'POST', { version });

async function changed(path: string, method: 'POST' | 'PUT', body: object): Promise<NewsroomArticle> {
  return (await memberCall<Answer<typeof changeArticleStatus>>(path, { method, body })).data;
}

export const readRevisions = async (id: number): Promise<Answer<typeof listRevisions>['data']> =>
  (await memberCall<Answer<typeof listRevisions>>(`/newsroom/articles/${id}/revisions`)).data;

export const readRevision = async (
  id: number,
  version: number,
): Promise<Answer<typeof getRevision>['data']> =>
  (await memberCall<Answer<typeof getRevision>>(`/newsroom/articles/${id}/revisions/${version}`)).data;

/** Of an uploaded picture: `sha256` names its copies in three widths. */
export type Uploaded = { id: number; sha256: string; width: number; height: number };

export const uploadPicture = async (file: Blob): Promise<Uploaded> =>
  (await memberCall<{ data: { image: Uploaded } }>('/newsroom/images', { method: 'POST', body: file })).data
    .image;
