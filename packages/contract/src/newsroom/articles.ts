import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Category } from '../news/articles.ts';
import { Body, Picture, words } from '../news/body.ts';
import { LARGEST_ID, named, page, searchText, TeamRef, wholeNumber } from '../parts.ts';

export const articleStates = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const;
export const ArticleStatus = z.enum(articleStates);
export type ArticleStatus = z.infer<typeof ArticleStatus>;

const entityId = z.int().min(1).max(LARGEST_ID);

/** What an editor writes. A draft may be without words; whatever is read by readers has a title and a summary. */
export const ArticleContent = z.object({
  title: words.max(200),
  summary: words.max(400),
  category: Category,
  body: Body,
  competition: entityId.nullable(),
  match: entityId.nullable(),
  /** In their order. */
  teams: z.array(entityId).max(10),
  players: z.array(entityId).max(20),
  picture: Picture.nullable(),
  /** The lead story of the news while it is the newest one marked so. */
  isLead: z.boolean(),
});
export type ArticleContent = z.infer<typeof ArticleContent>;

/** Of an article's content: sent back with the next change, which is refused if another editor was faster. */
const version = z.int().min(0).max(LARGEST_ID);

const EditorName = z.object({ name: z.string() }).nullable();

export const NewsroomCard = z.object({
  id: z.int(),
  /** Null until it is scheduled or published for the first time; then it never changes. */
  slug: z.string().nullable(),
  title: z.string(),
  status: ArticleStatus,
  category: Category,
  isAutomatic: z.boolean(),
  competition: z.object({ id: z.int(), ...named }).nullable(),
  author: EditorName,
  changedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  scheduledFor: z.iso.datetime().nullable(),
  corrections: z.int(),
});
export type NewsroomCard = z.infer<typeof NewsroomCard>;

export const NewsroomArticle = NewsroomCard.extend({
  version: z.int(),
  changedBy: EditorName,
  content: ArticleContent,
  /** The names of the teams and players of `content`, in the same order. */
  named: z.object({
    teams: z.array(TeamRef),
    players: z.array(z.object({ id: z.int(), ...named })),
  }),
});
export type NewsroomArticle = z.infer<typeof NewsroomArticle>;

/** So many are counted and can be paged through; older ones are found by their words. */
export const MOST_COUNTED = 1_000;

const editor = { family: 'private', access: 'editor' } as const;
const change = { ...editor, rate: 'write' } as const;
const ArticleIdParams = z.object({ id: wholeNumber({ min: 1, max: LARGEST_ID }) });

export const listNewsroomArticles = endpoint({
  method: 'GET',
  path: '/newsroom/articles',
  summary: 'Articles in every state, the last changed first',
  query: z.object({ status: ArticleStatus.optional(), q: searchText.optional(), page }),
  data: z.array(NewsroomCard),
  side: z.object({
    /** At most `MOST_COUNTED` each. */
    counts: z.record(ArticleStatus, z.int()),
    pagination: z.object({ current: z.int(), total: z.int(), totalPages: z.int() }),
  }),
  ...editor,
});

export const createArticle = endpoint({
  method: 'POST',
  path: '/newsroom/articles',
  summary: 'A new draft',
  body: ArticleContent,
  data: NewsroomArticle,
  status: 201,
  ...change,
});

export const getNewsroomArticle = endpoint({
  method: 'GET',
  path: '/newsroom/articles/:id',
  summary: 'One article in any state, as an editor changes it',
  params: ArticleIdParams,
  data: NewsroomArticle,
  ...editor,
});

export const saveArticle = endpoint({
  method: 'PUT',
  path: '/newsroom/articles/:id',
  summary: 'Saves what an editor wrote; a published article changes for its readers at once',
  params: ArticleIdParams,
  body: z.object({
    content: ArticleContent,
    version,
    /** Saved by the editor's page, not by the editor: refused for a published article. */
    isAutosave: z.boolean(),
    /** OURS-22: shown to readers, with the time, if a published article was wrong. */
    correction: words.trim().min(1).max(300).optional(),
  }),
  data: NewsroomArticle,
  ...change,
});

export const changeArticleStatus = endpoint({
  method: 'POST',
  path: '/newsroom/articles/:id/status',
  summary: 'Sends to review, schedules, publishes, withdraws or returns to the drafts',
  params: ArticleIdParams,
  body: z.object({
    status: ArticleStatus,
    version,
    /** For `scheduled` only, and in the future. */
    scheduledFor: z.iso.datetime().optional(),
  }),
  data: NewsroomArticle,
  ...change,
});

export const takeOverArticle = endpoint({
  method: 'POST',
  path: '/newsroom/articles/:id/take-over',
  summary: 'Makes an automatic report the caller’s own article: it is not written again',
  params: ArticleIdParams,
  body: z.object({ version }),
  data: NewsroomArticle,
  ...change,
});

export const Revision = z.object({
  version: z.int(),
  savedAt: z.iso.datetime(),
  savedBy: EditorName,
  isAutosave: z.boolean(),
  title: z.string(),
});
export type Revision = z.infer<typeof Revision>;

export const listRevisions = endpoint({
  method: 'GET',
  path: '/newsroom/articles/:id/revisions',
  summary: 'The saved versions of an article, the newest first',
  params: ArticleIdParams,
  data: z.array(Revision),
  ...editor,
});

export const getRevision = endpoint({
  method: 'GET',
  path: '/newsroom/articles/:id/revisions/:version',
  summary: 'One saved version; restoring it is saving it again',
  params: ArticleIdParams.extend({ version: wholeNumber({ min: 1, max: LARGEST_ID }) }),
  data: Revision.extend({ content: ArticleContent }),
  ...editor,
});
