import { AppError } from '@safira/contract/errors';
import * as contract from '@safira/contract/newsroom/articles';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import {
  countNewsroomArticles,
  findNewsroomArticle,
  listNewsroomArticles,
} from '@safira/store/newsroom/articles';
import {
  changeArticleStatus,
  createArticle,
  type EditOutcome,
  saveArticle,
  takeOverArticle,
} from '@safira/store/newsroom/edit-article';
import { findRevision, listRevisions } from '@safira/store/newsroom/revisions';
import { withStoredPictures } from '@safira/store/newsroom/stored-pictures';
import { listUnknownLinks } from '@safira/store/newsroom/unknown-links';
import { type Caller, signedInCaller } from '../../access.ts';
import { type Api, serve } from '../../serve.ts';

const PAGE = 20;
const MOST_REVISIONS = 200;

/** NEWS-04: what editors write, in every state. */
export function newsroomArticleRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const editingOf = (caller: Caller | undefined) => ({
    userId: signedInCaller(caller).userId,
    now: new Date(clock.now()),
  });

  async function show(id: number): Promise<{ data: contract.NewsroomArticle }> {
    const article = await findNewsroomArticle(db, id);
    if (!article) throw new AppError('not_found', `article ${id}`);
    return { data: article };
  }

  /** What an editor's page sends is stored only if what it names is: a team, a match, a picture with its size. */
  async function checked(content: contract.ArticleContent): Promise<contract.ArticleContent> {
    const unknown = await listUnknownLinks(db, content);
    if (unknown.length > 0) throw new AppError('not_found', unknown.join(', '));
    const sized = await withStoredPictures(db, content);
    if (!sized) throw new AppError('not_found', 'a picture that was not uploaded');
    return sized;
  }

  serve(api, contract.listNewsroomArticles, async ({ query: { status, q, page } }) => {
    const [data, counts] = await Promise.all([
      listNewsroomArticles(db, { status, q, page, limit: PAGE }),
      countNewsroomArticles(db, { q, most: contract.MOST_COUNTED }),
    ]);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const total = Math.min(contract.MOST_COUNTED, status === undefined ? all : counts[status]);
    return { data, counts, pagination: { current: page, total, totalPages: Math.ceil(total / PAGE) } };
  });

  serve(api, contract.createArticle, async ({ body, caller }) => {
    return show(await createArticle(db, await checked(body), editingOf(caller)));
  });

  serve(api, contract.getNewsroomArticle, ({ params: { id } }) => show(id));

  serve(api, contract.saveArticle, async ({ params: { id }, body, caller }) => {
    const content = await checked(body.content);
    check(id, await saveArticle(db, { id, ...body, content, ...editingOf(caller) }));
    return show(id);
  });

  serve(api, contract.changeArticleStatus, async ({ params: { id }, body, caller }) => {
    const { status, version } = body;
    const scheduledFor = status === 'scheduled' ? scheduleOf(body.scheduledFor, clock.now()) : null;
    check(id, await changeArticleStatus(db, { id, version, status, scheduledFor, ...editingOf(caller) }));
    return show(id);
  });

  serve(api, contract.takeOverArticle, async ({ params: { id }, body: { version }, caller }) => {
    check(id, await takeOverArticle(db, { id, version, ...editingOf(caller) }));
    return show(id);
  });

  serve(api, contract.listRevisions, async ({ params: { id } }) => {
    await show(id);
    return { data: await listRevisions(db, { articleId: id, limit: MOST_REVISIONS }) };
  });

  serve(api, contract.getRevision, async ({ params: { id, version } }) => {
    const revision = await findRevision(db, { articleId: id, version });
    if (!revision) throw new AppError('not_found', `version ${version} of article ${id}`);
    return { data: revision };
  });
}

function scheduleOf(given: string | undefined, now: number): Date {
  if (given === undefined || Date.parse(given) <= now) throw new AppError('schedule_past', given);
  return new Date(given);
}

function check(id: number, outcome: EditOutcome): void {
  if (outcome === 'missing') throw new AppError('not_found', `article ${id}`);
  if (outcome === 'changed') throw new AppError('article_changed', `article ${id}`);
  if (outcome === 'status') throw new AppError('article_status', `article ${id}`);
  if (outcome === 'incomplete') throw new AppError('article_incomplete', `article ${id}`);
}
