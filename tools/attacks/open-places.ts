import type { NewsroomArticle } from '@safira/contract/newsroom/articles';
import type { Browser } from '../../e2e/support/browser.ts';
import type { ArticleAttack } from './attack.ts';
import { feedPlaces, newsroomPlaces, otherPlaces, type Place, readerPlaces, slugOf } from './places.ts';
import { slugs } from './tables/addresses.ts';
import { countAnswer, type Tally } from './tally.ts';
import { watchedPage, type Watched } from './watch.ts';

type Published = { holds: readonly ArticleAttack[]; teams: readonly number[]; article: NewsroomArticle };

type Run = {
  edge: string;
  token: string;
  published: readonly Published[];
  /** Addresses of images that were stored. */
  files: readonly string[];
  tally: Tally;
};

const TIMEOUT_MS = 60_000;
/** What a script started by a page needs to begin. */
const SETTLED_MS = 300;

/** Opens everything that shows what was stored; returns what ran, and what is missing. */
export async function openPlaces(browser: Browser, run: Run): Promise<string[]> {
  const { edge, token, published } = run;
  const articles = published.map(({ article }) => article);
  const teams = [...new Set(published.flatMap((one) => one.teams))];
  const seen = new Map<string, Set<number>>();
  const faults: string[] = [];

  async function open(watched: Watched, place: Place): Promise<void> {
    const { page } = watched;
    try {
      const answer = await page.goto(edge + place.path, { timeout: TIMEOUT_MS });
      if (answer && answer.status() >= 500) faults.push(`${place.path} answered ${answer.status()}`);
      await place.ready?.(page);
      await page.waitForTimeout(SETTLED_MS);
      const shown = await page.content();
      const found = published.filter(({ article }) => isShown(article, place, shown));
      const ofName = seen.get(place.name) ?? new Set();
      seen.set(place.name, ofName);
      for (const { article } of found) ofName.add(article.id);
      if (shown.includes('<parsererror')) faults.push(`${place.path} is no XML`);
      note(run, place.path, {
        notes: await watched.take(),
        holds: found.flatMap(({ holds }) => holds),
        faults,
      });
    } catch (error) {
      faults.push(`${place.path}: ${String(error)}`);
    }
  }

  const reader = await watchedPage(browser, { origin: edge });
  for (const place of [...readerPlaces(articles, teams), ...otherPlaces]) await open(reader, place);
  faults.push(...(await openFiles(reader, run)), ...(await openAddresses(reader, run)));
  await reader.close();
  faults.push(...(await openAsOtherClients(browser, run)));
  const editor = await watchedPage(browser, { origin: edge, stored: { authToken: token } });
  for (const place of newsroomPlaces(articles)) await open(editor, place);
  await editor.close();

  for (const name of ['list', 'team', 'feed', 'sitemap', 'article', 'newsroom', 'editor']) {
    const missing = articles.filter(({ id }) => !seen.get(name)?.has(id));
    if (missing.length > 0)
      faults.push(`${missing.length} articles were on no page: ${name}, first ${missing[0]!.slug}`);
  }
  for (const [name, ids] of seen) console.log(`attacks: ${name} showed ${ids.size} articles`);
  return faults;
}

function isShown(article: NewsroomArticle, { name, path }: Place, html: string): boolean {
  if (name === 'article') return path.endsWith(slugOf(article)) && html.includes('"NewsArticle"');
  if (name === 'editor') return path.endsWith(`/${article.id}`);
  if (name === 'newsroom' || name === 'drafts') return html.includes(`/newsroom/articles/${article.id}"`);
  return html.includes(slugOf(article));
}

type Noted = { notes: readonly string[]; holds: readonly ArticleAttack[]; faults: string[] };

/** A page shows many attacks; each of them counts as executed if something ran there. */
function note({ tally }: Run, path: string, { notes, holds, faults }: Noted): void {
  faults.push(...notes.map((what) => `${path} ${what}`));
  if (notes.length > 0) for (const { kind } of holds) tally.get(kind)!.executed++;
}

async function openFiles({ page, take }: Watched, { edge, files, tally }: Run): Promise<string[]> {
  const faults: string[] = [];
  for (const url of files) {
    const answer = await page.goto(edge + url, { timeout: TIMEOUT_MS });
    const headers = answer?.headers() ?? {};
    const isImage =
      headers['content-type'] === 'image/webp' && headers['x-content-type-options'] === 'nosniff';
    const notes = [...(isImage ? [] : ['is not served as an image']), ...(await take())];
    if (notes.length > 0) tally.get('file')!.executed++;
    faults.push(...notes.map((what) => `${url} ${what}`));
  }
  return faults;
}

async function openAddresses({ page, take }: Watched, { edge, tally }: Run): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, slug] of Object.entries(slugs)) {
    const answer = await page.goto(`${edge}/news/${slug}`, { timeout: TIMEOUT_MS });
    faults.push(...countAnswer(tally, { kind: 'slug', name }, answer?.status() ?? 0));
    const notes = await take();
    if (notes.length > 0) tally.get('slug')!.executed++;
    faults.push(...notes.map((what) => `/news/${slug.slice(0, 80)} ${what}`));
  }
  return faults;
}

/** The HTML of the API and the texts of the feeds in a page without any policy, as programs of others show them. */
async function openAsOtherClients(browser: Browser, run: Run): Promise<string[]> {
  const faults: string[] = [];
  const watched = await watchedPage(browser, { origin: run.edge });
  for (const { article, holds } of run.published) {
    const path = `/api/news/${slugOf(article)}`;
    const answer = await fetch(run.edge + path);
    const { data } = (await answer.json()) as { data: { content: string } }; // our own answer
    await watched.page.setContent(`<!doctype html>${data.content}`);
    await watched.page.waitForTimeout(SETTLED_MS / 3);
    note(run, path, { notes: await watched.take(), holds, faults });
  }
  for (const { path } of feedPlaces) {
    const descriptions = await descriptionsOf(watched, await (await fetch(run.edge + path)).text());
    if (!descriptions) faults.push(`${path} is no XML`);
    await watched.page.setContent(`<!doctype html>${descriptions?.join('<hr>') ?? ''}`);
    await watched.page.waitForTimeout(SETTLED_MS);
    note(run, path, { notes: await watched.take(), holds: [], faults });
  }
  await watched.close();
  return faults;
}

/** What a program reads in a feed, and takes for HTML; undefined if it is no XML. */
const descriptionsOf = ({ page }: Watched, xml: string): Promise<string[] | undefined> =>
  page.evaluate((text) => {
    type Parsed = { querySelectorAll: (selector: string) => Iterable<{ textContent: string }> };
    const { DOMParser } = globalThis as unknown as {
      DOMParser: new () => { parseFromString: (text: string, type: string) => Parsed };
    };
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    if ([...parsed.querySelectorAll('parsererror')].length > 0) return undefined;
    return Array.from(parsed.querySelectorAll('description'), (item) => item.textContent);
  }, xml);
