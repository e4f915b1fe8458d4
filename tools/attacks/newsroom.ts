import { setTimeout as wait } from 'node:timers/promises';
import type { NewsroomArticle } from '@safira/contract/newsroom/articles';
import type { ArticleAttack, Raw } from './attack.ts';

/** An answer of the API, as far as an attack is concerned. */
export type Outcome = { status: number; article?: NewsroomArticle };

export type Newsroom = {
  /** Sends a draft, or a correction of an article that is published. */
  send: (attack: ArticleAttack) => Promise<Outcome>;
  publish: (content: Raw, correction: string | undefined) => Promise<NewsroomArticle>;
  upload: (bytes: Buffer, headers?: Record<string, string>) => Promise<{ status: number; body: string }>;
};

/** The API encodes few images at once; a busy machine gets behind. */
const BUSY = 503;
const BUSY_MS = 5_000;
const MOST_ATTEMPTS = 5;

const PARAGRAPH = { type: 'paragraph', children: [{ text: 'فقرة أولى من اختبار.' }] };

/** A harmless article. */
export const harmless: Raw & { body: unknown[] } = {
  title: 'مقال تجريبي',
  summary: 'ملخص تجريبي',
  category: 'general',
  body: [PARAGRAPH],
  competition: null,
  match: null,
  teams: [],
  players: [],
  picture: null,
  isLead: false,
};

const contentOf = ({ content = {}, block }: ArticleAttack): Raw => ({
  ...harmless,
  ...(block !== undefined && { body: [PARAGRAPH, block] }),
  ...content,
});

/** The calls of an editor, straight to the API. */
export function newsroomOf(api: string, token: string): Newsroom {
  let sent = 0;

  type Sent = { body: Buffer | string; headers?: object };

  async function call(method: string, path: string, { body, headers }: Sent) {
    sent++;
    const answer = await fetch(`${api}/api/newsroom${path}`, {
      method,
      body,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // Writes of one address are limited.
        'x-forwarded-for': `10.7.${(sent >> 8) & 255}.${sent & 255}`,
        ...headers,
      },
    });
    return { status: answer.status, body: await answer.text() };
  }

  async function article(method: string, path: string, body: string): Promise<Outcome> {
    const answer = await call(method, path, { body });
    if (answer.status >= 300) return { status: answer.status };
    const { data } = JSON.parse(answer.body) as { data: NewsroomArticle }; // our own answer
    return { status: answer.status, article: data };
  }

  const correct = ({ id, version }: NewsroomArticle, content: Raw, correction: string) =>
    article('PUT', `/articles/${id}`, JSON.stringify({ content, version, isAutosave: false, correction }));

  async function publish(content: Raw, correction: string | undefined): Promise<NewsroomArticle> {
    const created = await article('POST', '/articles', JSON.stringify(content));
    if (!created.article) throw new Error(`an article was refused: ${created.status}`);
    const { id, version } = created.article;
    const change = JSON.stringify({ status: 'published', version });
    const published = await article('POST', `/articles/${id}/status`, change);
    if (!published.article) throw new Error(`an article could not be published: ${published.status}`);
    if (correction === undefined) return published.article;
    const corrected = await correct(published.article, content, correction);
    if (!corrected.article) throw new Error(`a correction was refused: ${corrected.status}`);
    return corrected.article;
  }

  let correctable: Promise<NewsroomArticle> | undefined;

  return {
    publish,
    send: async (attack) => {
      if (attack.correction === undefined)
        return article('POST', '/articles', attack.json ?? JSON.stringify(contentOf(attack)));
      const before = await (correctable ??= publish(harmless, undefined));
      const outcome = await correct(before, harmless, attack.correction);
      if (outcome.article) correctable = Promise.resolve(outcome.article);
      return outcome;
    },
    upload: async (bytes, headers = {}) => {
      const file = { body: bytes, headers: { 'content-type': 'image/png', ...headers } };
      let answer = await call('POST', '/images', file);
      for (let attempt = 1; answer.status === BUSY && attempt < MOST_ATTEMPTS; attempt++) {
        await wait(BUSY_MS);
        answer = await call('POST', '/images', file);
      }
      return answer;
    },
  };
}
