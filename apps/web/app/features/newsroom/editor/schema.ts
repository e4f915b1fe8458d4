import type { LinkTarget } from '@safira/contract/news/body';
import { Mark, Node } from '@tiptap/core';
import { linkPath } from '../../../football-ui/article-blocks/link-path.ts';
import { pictureUrl } from '../../../football-ui/article-blocks/picture-files.ts';
import { linkTargetOf } from './link-target.ts';

/**
 * NEWS-04: the closed schema of the editor, which is that of the tree (contract/news/body.ts). Whatever is pasted, only
 * these nodes and marks come of it: elements that are not listed leave their words, attributes that are not read are
 * dropped.
 */

/** Set by the rules below alone: an attribute of the same name that is pasted, as `target` of a link, is not read. */
const own = { rendered: false, parseHTML: () => null };

const Doc = Node.create({ name: 'doc', topNode: true, content: 'block+' });

const Text = Node.create({ name: 'text', group: 'inline' });

const Paragraph = Node.create({
  name: 'paragraph',
  // First among the blocks: what becomes of anything without a kind of its own.
  priority: 1_000,
  group: 'block',
  content: 'text*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
});

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  defining: true,
  addAttributes: () => ({ level: { ...own, default: 2 } }),
  // The title of the page is its only heading of the first level.
  parseHTML: () => [
    { tag: 'h1', attrs: { level: 2 } },
    { tag: 'h2', attrs: { level: 2 } },
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
  renderHTML: ({ node }) => [node.attrs['level'] === 3 ? 'h3' : 'h2', 0],
});

const hasBlocks = (element: HTMLElement) => element.querySelector('p, div, ul, ol, h1, h2, h3') !== null;

const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'text*',
  defining: true,
  parseHTML: () => [
    { tag: 'blockquote p', priority: 60 },
    // With blocks inside, they are the quotes.
    { tag: 'blockquote', getAttrs: (element) => (hasBlocks(element) ? false : null) },
  ],
  renderHTML: () => ['blockquote', 0],
});

const list = (name: string, tag: 'ul' | 'ol') =>
  Node.create({
    name,
    group: 'block',
    content: 'listItem+',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const ListItem = Node.create({
  name: 'listItem',
  // One in the tree; more would be refused while they are pasted, so each becomes an item when it is saved.
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      // An empty item ends the list.
      Enter: () =>
        this.editor.commands.first(({ commands }) => [
          () => commands.splitListItem(this.name),
          () => commands.liftListItem(this.name),
        ]),
    };
  },
});

const Strong = Mark.create({
  name: 'strong',
  parseHTML: () => [
    { tag: 'strong' },
    // Some word processors wrap everything in such an element.
    { tag: 'b', getAttrs: (element) => (/^(normal|400)$/.test(weightOf(element)) ? false : null) },
    {
      tag: 'span',
      getAttrs: (element) => (/^(bold(er)?|[6-9]\d\d)$/.test(weightOf(element)) ? null : false),
    },
  ],
  renderHTML: () => ['strong', 0],
  addKeyboardShortcuts() {
    return { 'Mod-b': () => this.editor.commands.toggleMark(this.name) };
  },
});

/** Text that reads from left to right: a score, a minute, a percentage. */
const Ltr = Mark.create({
  name: 'ltr',
  inclusive: false,
  parseHTML: () => [{ tag: 'bdi[dir="ltr"]' }],
  renderHTML: () => ['bdi', { dir: 'ltr' }, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-l': () => this.editor.commands.toggleMark(this.name) };
  },
});

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ target: { ...own, default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const target = linkTargetOf(element.getAttribute('href') ?? '', location.origin);
        return target ? { target } : false;
      },
    },
  ],
  renderHTML({ mark }) {
    const target = mark.attrs['target'] as LinkTarget;
    return ['a', { href: target.kind === 'web' ? target.url : linkPath(target, '') }, 0];
  },
});

/** A block that is one thing, with the attributes of the block of the tree. */
const thing = (name: string, attributes: readonly string[]) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(attributes.map((attribute) => [attribute, { ...own, default: null }])),
  });

const numberIn = (element: HTMLElement, name: string, most: number) => {
  const number = Number(element.dataset[name]);
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
};
const textIn = (element: HTMLElement, name: string, longest: number) =>
  (element.dataset[name] ?? '').replaceAll('\0', '').trim().slice(0, longest);

export const Image = thing('image', ['picture', 'width', 'height', 'alt', 'credit']).extend({
  parseHTML: () => [
    {
      tag: 'figure[data-picture]',
      getAttrs: (element) => {
        const picture = /^[0-9a-f]{64}$/.exec(element.dataset['picture'] ?? '')?.[0];
        const width = numberIn(element, 'width', 20_000);
        const height = numberIn(element, 'height', 20_000);
        const alt = textIn(element, 'alt', 300);
        if (!picture || !width || !height || !alt) return false;
        return { picture, width, height, alt, credit: textIn(element, 'credit', 100) };
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    {
      'data-picture': attrs['picture'] as string,
      'data-width': attrs['width'] as number,
      'data-height': attrs['height'] as number,
      'data-alt': attrs['alt'] as string,
      'data-credit': attrs['credit'] as string,
    },
    ['img', { src: pictureUrl(attrs['picture'] as string), alt: attrs['alt'] as string }],
  ],
});

export const MatchBlock = thing('match', ['id']).extend({
  parseHTML: () => [
    {
      tag: 'div[data-match-card]',
      getAttrs: (element) => {
        const id = numberIn(element, 'matchCard', 2_147_483_647);
        return id ? { id } : false;
      },
    },
  ],
  renderHTML: ({ node }) => ['div', { 'data-match-card': node.attrs['id'] as number }],
});

export const Video = thing('video', ['youtubeId', 'title']).extend({
  parseHTML: () => [
    {
      tag: 'div[data-video]',
      getAttrs: (element) => {
        const youtubeId = /^[\w-]{11}$/.exec(element.dataset['video'] ?? '')?.[0];
        const title = textIn(element, 'title', 200);
        return youtubeId && title ? { youtubeId, title } : false;
      },
    },
  ],
  renderHTML: ({ node }) => [
    'div',
    { 'data-video': node.attrs['youtubeId'] as string, 'data-title': node.attrs['title'] as string },
  ],
});

export const textExtensions = [
  Doc,
  Text,
  Paragraph,
  Heading,
  Quote,
  list('bulletList', 'ul'),
  list('orderedList', 'ol'),
  ListItem,
  Strong,
  Ltr,
  Link,
];

/** Of pasted text, as `withoutStyles` leaves it, or as it was. */
const weightOf = (element: HTMLElement): string =>
  /font-weight:\s*(\w+)/.exec(element.dataset['style'] ?? element.getAttribute('style') ?? '')?.[1] ?? '';
