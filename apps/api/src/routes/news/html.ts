import type { Block, Inline } from '@safira/contract/news/body';
import { escaped } from '../../xml-text.ts';

/** NEWS-04: the HTML of an article for other clients: only these elements, and every text escaped. */
export const htmlOf = (body: readonly Block[]): string =>
  body.map(({ children }) => `<p>${children.map(inlineOf).join('')}</p>`).join('\n');

function inlineOf({ text, link, isLtr }: Inline): string {
  const inner = isLtr ? `<bdi dir="ltr">${escaped(text)}</bdi>` : escaped(text);
  return link ? `<a href="${addressOf(link)}">${inner}</a>` : inner;
}

const addressOf = ({ kind, id }: NonNullable<Inline['link']>): string =>
  kind === 'team' ? `/team?apiId=${id}` : `/${kind}/${id}`;
