import { categories } from '@safira/contract/news/articles';
import type { ArticleAttack, Raw } from './attack.ts';
import { harmless } from './newsroom.ts';

/** One article for readers that holds several attacks. */
export type Packed = {
  holds: readonly ArticleAttack[];
  content: Raw & { teams: number[] };
  correction: string | undefined;
};

/** So many blocks share an article. */
const BLOCKS = 12;
/** As many as the block of a team shows. */
const OF_TEAM = 4;

/**
 * Attacks of one text, each in its own field, share an article; those that are blocks are packed by the dozen; those
 * that change the article itself have one each. The articles are spread over categories, each of which has a feed, and
 * over teams.
 */
export function pack(stored: readonly ArticleAttack[], teams: readonly number[]): Packed[] {
  const places = new Map<string, number>();
  const groups = Map.groupBy(stored, ({ kind, name, block, content, correction }) => {
    if (kind === 'tree' && content) return `${kind} ${name}`;
    if (content || correction !== undefined || isText(kind)) return name;
    const place = places.get(kind) ?? 0;
    places.set(kind, place + (block === undefined ? 0 : 1));
    return `${kind} ${Math.floor(place / BLOCKS)}`;
  });
  return [...groups.values()].map((holds, index) => ({
    holds,
    correction: holds.find(({ correction }) => correction !== undefined)?.correction,
    content: {
      ...harmless,
      category: categories[index % categories.length],
      teams: [teams[Math.floor(index / OF_TEAM) % teams.length]!],
      body: [...harmless.body, ...holds.flatMap(({ block }) => (block === undefined ? [] : [block]))],
      ...Object.assign({}, ...holds.map(({ content }) => content)),
    } as Packed['content'], // whatever else the attacks put into it
  }));
}

const isText = (kind: ArticleAttack['kind']) => ['text', 'alt text', 'video title'].includes(kind);
