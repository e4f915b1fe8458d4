import type { Match } from '@safira/contract/matches/matches';
import type { Block } from '@safira/contract/news/body';
import * as styles from './article-blocks.module.css';
import { InlineText } from './inline-text.tsx';
import { MatchCard } from './match-card.tsx';
import { pictureSet, pictureUrl } from './picture-files.ts';
import { photographedBy } from './text.ts';
import { VideoLink } from './video-link.tsx';

type Props = {
  blocks: readonly Block[];
  /** Those that the blocks show as cards. */
  matches: readonly Match[];
};

/** NEWS-04: what an article says, as readers see it; the newsroom previews it with the same components. */
export const ArticleBlocks = ({ blocks, matches }: Props) =>
  blocks.map((block, index) => <ArticleBlock key={index} block={block} matches={matches} />);

type BlockProps = { block: Block; matches: readonly Match[]; isLead?: boolean };

export function ArticleBlock({ block, matches, isLead = false }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className={isLead ? `${styles.paragraph} ${styles.lead}` : styles.paragraph}>
          <InlineText pieces={block.children} />
        </p>
      );
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading className={block.level === 2 ? styles.heading : styles.subheading}>
          <InlineText pieces={block.children} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineText pieces={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <InlineText pieces={block.children} />
        </blockquote>
      );
    case 'image':
      return <BlockPicture block={block} />;
    case 'match': {
      const match = matches.find(({ apiId }) => apiId === block.id);
      return match ? <MatchCard match={match} /> : null;
    }
    case 'video':
      return <VideoLink {...block} />;
  }
}

/** Its width and height are known, so nothing moves when it arrives. */
function BlockPicture({ block }: { block: Extract<Block, { type: 'image' }> }) {
  const url = pictureUrl(block.picture);
  return (
    <figure className={styles.figure}>
      <img
        className={styles.image}
        src={url}
        srcSet={pictureSet(url)}
        sizes="(width <= 768px) 100vw, 720px"
        alt={block.alt}
        width={block.width}
        height={block.height}
        loading="lazy"
        decoding="async"
      />
      {block.credit && <figcaption>{photographedBy(block.credit)}</figcaption>}
    </figure>
  );
}
