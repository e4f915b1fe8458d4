import { query } from '../../e2e/support/stack.ts';

/** What is measured without arguments. The id of `{id}` is that of the match or player with most data. */
export const defaultPages = [
  '/',
  '/match/{id}',
  '/competition/39',
  '/team?apiId=40',
  '/player/{id}',
  '/search?q=الهلال',
  '/login',
  '/account',
  '/news',
  '/news/{id}',
  '/podcast',
];

const fullest: Record<string, string> = {
  '/match/':
    'select match_id from appearances join match_events using (match_id) group by 1 order by count(*) desc, 1 limit 1',
  '/player/': 'select player_id from appearances group by 1 order by count(*) desc, 1 limit 1',
  '/news/':
    "select slug from articles where status = 'published' order by published_at desc, id desc limit 1",
};

/** The address of a page, after redirects: they would be counted as a part of its load. */
export async function addressOf(page: string, { database, edge }: { database: string; edge: string }) {
  const [start = ''] = page.split('{id}');
  const path = page.includes('{id}') ? start + query(database, fullest[start]!) : page;
  const { url, status } = await fetch(edge + encodeURI(path));
  if (status !== 200) throw new Error(`${page}: ${url} answered ${status}`);
  return url;
}
