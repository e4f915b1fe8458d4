import type { ArticleContent, NewsroomArticle, NewsroomCard } from '@safira/contract/newsroom/articles';
import { layla } from './account-server.ts';
import type { User } from '@safira/contract/accounts/parts';

export const anEditor: User = { ...layla, role: 'editor', secondFactor: true };

/** An article of the newsroom, as the list has it. */
export const aNewsroomCard = (overrides: Partial<NewsroomCard> = {}): NewsroomCard => ({
  id: 7,
  slug: null,
  title: 'قبل القمة: خمسة مفاتيح',
  status: 'draft',
  category: 'previews',
  isAutomatic: false,
  competition: { id: 233, name: 'الدوري المصري', originalName: 'Premier League' },
  author: { name: 'ليلى' },
  changedAt: '2026-11-21T18:00:00.000Z',
  publishedAt: null,
  scheduledFor: null,
  corrections: 0,
  ...overrides,
});

export const someContent = (overrides: Partial<ArticleContent> = {}): ArticleContent => ({
  title: 'قبل القمة: خمسة مفاتيح',
  summary: 'أين تُكسب القمة؟',
  category: 'previews',
  body: [{ type: 'paragraph', children: [{ text: 'تأتي القمة هذه المرة.' }] }],
  competition: 233,
  match: null,
  teams: [],
  players: [],
  picture: null,
  isLead: false,
  ...overrides,
});

type Overrides = Partial<Omit<NewsroomArticle, 'content'>> & { content?: Partial<ArticleContent> };

export const aNewsroomArticle = ({ content = {}, ...overrides }: Overrides = {}): NewsroomArticle => ({
  ...aNewsroomCard(),
  version: 3,
  changedBy: { name: 'ليلى' },
  content: someContent(content),
  named: { teams: [], players: [] },
  ...overrides,
});
