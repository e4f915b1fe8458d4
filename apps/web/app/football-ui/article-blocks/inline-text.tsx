import type { Inline } from '@safira/contract/news/body';
import { Link } from 'react-router';
import { Ltr } from '../../ui/ltr.tsx';
import * as styles from './article-blocks.module.css';
import { linkPath } from './link-path.ts';

/** NEWS-04: the words of a block of the tree that the API sends; nothing in it is markup. */
export const InlineText = ({ pieces }: { pieces: readonly Inline[] }) =>
  pieces.map((piece, index) => <Piece key={index} piece={piece} />);

function Piece({ piece: { text, link, isLtr, isStrong } }: { piece: Inline }) {
  const words = isLtr ? <Ltr>{text}</Ltr> : text;
  const shown = isStrong ? <strong>{words}</strong> : words;
  if (!link) return shown;
  if (link.kind === 'web') {
    return (
      <a className={styles.link} href={link.url} rel="noopener">
        <bdi>{shown}</bdi>
      </a>
    );
  }
  return (
    <Link className={styles.link} to={linkPath(link, text)}>
      <bdi>{shown}</bdi>
    </Link>
  );
}
