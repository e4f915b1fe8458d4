import type { Answer } from '@safira/contract/endpoint';
import type { getArticle, listNews } from '@safira/contract/news/articles';
import { edge } from './addresses.ts';

/** A page of the list, as the API has it. */
export async function newsWith(query: Record<string, string> = {}): Promise<Answer<typeof listNews>> {
  const answer = await fetch(`${edge}/api/news?${new URLSearchParams({ limit: '12', ...query })}`);
  return (await answer.json()) as Answer<typeof listNews>;
}

/** The newest report of a match, with its page. */
export async function aReport() {
  const [first] = (await newsWith({ category: 'reports' })).data;
  if (!first) throw new Error('no report is published');
  const path = `/news/${encodeURIComponent(first.slug)}`;
  const answer = await fetch(`${edge}/api${path}`);
  return { ...((await answer.json()) as Answer<typeof getArticle>).data, path };
}
