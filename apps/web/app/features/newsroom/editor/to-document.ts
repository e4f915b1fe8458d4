import type { Block, Inline } from '@safira/contract/news/body';
import type { JSONContent } from '@tiptap/core';

/** NEWS-04: the tree of an article as a document of the editor. */
export function toDocument(body: readonly Block[]): JSONContent {
  const content = body.map(nodeOf);
  // A document has at least one block to write into.
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function nodeOf(block: Block): JSONContent {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return textBlock(block.type, block.children);
    case 'heading':
      return { ...textBlock('heading', block.children), attrs: { level: block.level } };
    case 'list':
      return {
        type: block.isOrdered ? 'orderedList' : 'bulletList',
        content: block.items.map((item) => ({ type: 'listItem', content: [textBlock('paragraph', item)] })),
      };
    case 'image':
    case 'match':
    case 'video': {
      const { type, ...attrs } = block;
      return { type, attrs };
    }
  }
}

/** Without the field where there is no text: the editor refuses empty text nodes. */
const textBlock = (type: string, children: readonly Inline[]): JSONContent =>
  children.length > 0 ? { type, content: children.map(textOf) } : { type };

function textOf({ text, link, isLtr, isStrong }: Inline): JSONContent {
  const marks = [
    ...(link ? [{ type: 'link', attrs: { target: link } }] : []),
    ...(isLtr ? [{ type: 'ltr' }] : []),
    ...(isStrong ? [{ type: 'strong' }] : []),
  ];
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
}
