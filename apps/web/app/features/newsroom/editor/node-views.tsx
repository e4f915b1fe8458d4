import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react';
import { MatchCard } from '../../../football-ui/article-blocks/match-card.tsx';
import { pictureUrl } from '../../../football-ui/article-blocks/picture-files.ts';
import { missingMatch, photographedBy } from '../../../football-ui/article-blocks/text.ts';
import { VideoLink } from '../../../football-ui/article-blocks/video-link.tsx';
import { match as matchText } from './dialog-text.ts';
import * as styles from './node-views.module.css';
import { useMatches } from './read-match.ts';
import { Image, MatchBlock, Video } from './schema.ts';

/** Blocks that are one thing look as readers see them; their links lead nowhere while the article is written. */
function MatchView({ node, selected }: NodeViewProps) {
  const id = node.attrs['id'] as number;
  const matches = useMatches([id]);
  const match = matches.state === 'loaded' ? matches.value[0] : undefined;
  return (
    <NodeViewWrapper className={styles.thing} data-selected={selected || undefined}>
      {match ? (
        <div inert>
          <MatchCard match={match} />
        </div>
      ) : (
        <p className={styles.waiting}>{matches.state === 'loading' ? matchText.loading : missingMatch}</p>
      )}
    </NodeViewWrapper>
  );
}

function ImageView({ node: { attrs }, selected }: NodeViewProps) {
  return (
    <NodeViewWrapper as="figure" className={styles.thing} data-selected={selected || undefined}>
      <img
        src={pictureUrl(attrs['picture'] as string)}
        alt={attrs['alt'] as string}
        width={attrs['width'] as number}
        height={attrs['height'] as number}
      />
      <figcaption>{photographedBy(attrs['credit'] as string)}</figcaption>
    </NodeViewWrapper>
  );
}

function VideoView({ node: { attrs }, selected }: NodeViewProps) {
  return (
    <NodeViewWrapper className={styles.thing} data-selected={selected || undefined}>
      <div inert>
        <VideoLink youtubeId={attrs['youtubeId'] as string} title={attrs['title'] as string} />
      </div>
    </NodeViewWrapper>
  );
}

export const thingExtensions = [
  Image.extend({ addNodeView: () => ReactNodeViewRenderer(ImageView) }),
  MatchBlock.extend({ addNodeView: () => ReactNodeViewRenderer(MatchView) }),
  Video.extend({ addNodeView: () => ReactNodeViewRenderer(VideoView) }),
];
