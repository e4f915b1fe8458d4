import type { Block, Inline, LinkTarget } from '@safira/contract/news/body';
import type { JSONContent } from '@tiptap/core';

// The limits of the contract, whose values the browser does not load.
const LONGEST_TEXT = 5_000;
const MOST_PIECES = 400;
const MOST_ITEMS = 100;

/** NEWS-04: the tree of an article from a document of the editor. Blocks without words are left out. */
export const fromDocument = ({ content = [] }: JSONContent): Block[] => content.flatMap(blocksOf);

function blocksOf({ type, attrs = {}, content = [] }: JSONContent): Block[] {
  switch (type) {
    case 'paragraph':
    case 'quote':
      return textBlocks(content, (children) => ({ type, children }));
    case 'heading':
      return textBlocks(content, (children) => ({ type, level: attrs['level'] === 3 ? 3 : 2, children }));
    case 'bulletList':
    case 'orderedList':
      return listBlocks(content, type === 'orderedList');
    case 'image':
    case 'match':
    case 'video':
      // The nodes of the editor have the attributes of the blocks; what is pasted is checked where it is parsed.
      return [{ type, ...attrs } as Block];
    default:
      return [];
  }
}

function textBlocks(content: JSONContent[], make: (children: Inline[]) => Block): Block[] {
  const children = piecesOf(content);
  return hasWords(children) ? [make(children)] : [];
}

function listBlocks(content: JSONContent[], isOrdered: boolean): Block[] {
  const items = content
    .flatMap((item) => item.content ?? [])
    .map((paragraph) => piecesOf(paragraph.content ?? []))
    .filter(hasWords);
  const parts = Math.ceil(items.length / MOST_ITEMS);
  return Array.from({ length: parts }, (_, part) => ({
    type: 'list',
    isOrdered,
    items: items.slice(part * MOST_ITEMS, (part + 1) * MOST_ITEMS),
  }));
}

const hasWords = (children: readonly Inline[]) => children.some(({ text }) => text.trim() !== '');

function piecesOf(content: JSONContent[]): Inline[] {
  const pieces = content.flatMap(pieceOf);
  if (pieces.length <= MOST_PIECES) return pieces;
  // No person writes so many; their words count more than their marks.
  const rest = pieces.slice(MOST_PIECES / 2).map(({ text }) => text);
  return [...pieces.slice(0, MOST_PIECES / 2), ...cut(rest.join('')).map((text) => ({ text }))];
}

function pieceOf({ text = '', marks = [] }: JSONContent): Inline[] {
  const link = marks.find(({ type }) => type === 'link')?.attrs?.['target'] as LinkTarget | undefined;
  const has = (name: string) => marks.some(({ type }) => type === name);
  return cut(text.replaceAll('\0', '')).map((part) => ({
    text: part,
    ...(link && { link }),
    ...(has('ltr') && { isLtr: true as const }),
    ...(has('strong') && { isStrong: true as const }),
  }));
}

/** In parts that are short enough, not within a character of two units. */
function cut(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const to = from + LONGEST_TEXT;
    const isSplit = /[\uD800-\uDBFF]/.test(text[to - 1] ?? '');
    parts.push(text.slice(from, isSplit ? to - 1 : to));
    from = isSplit ? to - 1 : to;
  }
  return parts;
}
