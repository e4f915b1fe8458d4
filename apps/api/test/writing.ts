import type { FastifyInstance } from 'fastify';
import {
  type ArticleContent,
  type ArticleStatus,
  changeArticleStatus,
  createArticle,
  saveArticle,
} from '@safira/contract/newsroom/articles';
import { callAs } from './accounts/accounts.ts';

export const someContent = (own: Partial<ArticleContent> = {}): ArticleContent => ({
  title: 'قبل القمة: خمسة مفاتيح',
  summary: 'الكرات الثابتة والتحول السريع',
  category: 'previews',
  body: [{ type: 'paragraph', children: [{ text: 'تأتي القمة هذه المرة والفارق نقطتان.' }] }],
  competition: 307,
  match: 1,
  teams: [11, 12],
  players: [],
  picture: null,
  isLead: false,
  ...own,
});

type Version = { id: number; version: number };

export const articlePath = (id: number, rest = '') => `/newsroom/articles/${id}${rest}`;

/** What an editor does with articles, by the API. */
export function writing(app: FastifyInstance, token: string) {
  const saving = (of: Version, own: Partial<ArticleContent> = {}, more: object = {}) => ({
    path: articlePath(of.id),
    token,
    body: { content: someContent(own), version: of.version, isAutosave: false, ...more },
  });
  const moving = (of: Version, status: ArticleStatus, more: object = {}) => ({
    path: articlePath(of.id, '/status'),
    token,
    body: { status, version: of.version, ...more },
  });
  return {
    saving,
    moving,
    create: async (own: Partial<ArticleContent> = {}) =>
      (await callAs(app, createArticle, { token, body: someContent(own) })).data,
    save: async (...given: Parameters<typeof saving>) =>
      (await callAs(app, saveArticle, saving(...given))).data,
    move: async (...given: Parameters<typeof moving>) =>
      (await callAs(app, changeArticleStatus, moving(...given))).data,
  };
}
