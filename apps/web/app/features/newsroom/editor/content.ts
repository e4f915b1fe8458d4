import type { ArticleContent } from '@safira/contract/newsroom/articles';
import type { Block, Inline } from '@safira/contract/news/body';

export const emptyContent: ArticleContent = {
  title: '',
  summary: '',
  category: 'general',
  body: [],
  competition: null,
  match: null,
  teams: [],
  players: [],
  picture: null,
  isLead: false,
};

/** Nothing that would be worth a draft. */
export const isBlank = ({ title, summary, body, picture }: ArticleContent): boolean =>
  title.trim() === '' && summary.trim() === '' && body.length === 0 && picture === null;

/** By their values: the server may send the fields in another order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [entries, others] = [definedOf(one), definedOf(other)];
  return entries.size === others.size && [...entries].every(([key, value]) => isSame(value, others.get(key)));
}

const definedOf = (value: object) =>
  new Map(Object.entries(value).filter(([, field]) => field !== undefined) as [string, unknown][]);

const textOf = (pieces: readonly Inline[]) => pieces.map(({ text }) => text).join('');

/** The words of a block, line by line; of a block without words what stands for it. */
export function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return [textOf(block.children)];
    case 'list':
      return block.items.map(textOf);
    case 'image':
      return [`[${block.alt}]`];
    case 'match':
      return [`[${block.id}]`];
    case 'video':
      return [`[${block.title}]`];
  }
}
