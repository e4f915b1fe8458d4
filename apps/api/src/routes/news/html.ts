import type { Block, Inline, LinkTarget } from '@safira/contract/news/body';
import { articlePicture } from '@safira/store/news/pictures';
import { escaped } from '../../xml-text.ts';

/** NEWS-04: the HTML of an article for other clients: only these elements, and every text escaped. */
export const htmlOf = (body: readonly Block[]): string => body.map(blockOf).join('\n');

function blockOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlinesOf(block.children)}</p>`;
    case 'heading':
      return `<h${block.level}>${inlinesOf(block.children)}</h${block.level}>`;
    case 'quote':
      return `<blockquote><p>${inlinesOf(block.children)}</p></blockquote>`;
    case 'list': {
      const items = block.items.map((item) => `<li>${inlinesOf(item)}</li>`).join('');
      return block.isOrdered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
    }
    case 'image': {
      const { picture, alt, credit } = block;
      const caption = credit === '' ? '' : `<figcaption>${escaped(credit)}</figcaption>`;
      return `<figure><img src="${articlePicture(picture)}" alt="${escaped(alt)}">${caption}</figure>`;
    }
    case 'match':
      return `<p><a href="/match/${block.id}">المباراة</a></p>`;
    case 'video':
      return `<p><a href="https://www.youtube.com/watch?v=${block.youtubeId}">${escaped(block.title)}</a></p>`;
  }
}

const inlinesOf = (children: readonly Inline[]): string => children.map(inlineOf).join('');

function inlineOf({ text, link, isLtr, isStrong }: Inline): string {
  const isolated = isLtr ? `<bdi dir="ltr">${escaped(text)}</bdi>` : escaped(text);
  const inner = isStrong ? `<strong>${isolated}</strong>` : isolated;
  return link ? `<a href="${escaped(addressOf(link))}">${inner}</a>` : inner;
}

function addressOf(link: LinkTarget): string {
  if (link.kind === 'web') return link.url;
  return link.kind === 'team' ? `/team?apiId=${link.id}` : `/${link.kind}/${link.id}`;
}
