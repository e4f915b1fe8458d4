import type { Block, Inline } from '@safira/contract/news/body';
import { Link } from 'react-router';
import { Ltr } from '../../ui/ltr.tsx';
import { linkPath } from './address.ts';
import * as styles from './paragraph.module.css';

type Props = { block: Block; isLead?: boolean };

/** NEWS-04: a paragraph of the tree that the API sends; nothing in it is markup. */
export const Paragraph = ({ block, isLead = false }: Props) => (
  <p className={isLead ? `${styles.paragraph} ${styles.lead}` : styles.paragraph}>
    {block.children.map((piece, index) => (
      <Piece key={index} piece={piece} />
    ))}
  </p>
);

function Piece({ piece: { text, link, isLtr } }: { piece: Inline }) {
  const shown = isLtr ? <Ltr>{text}</Ltr> : text;
  if (!link) return shown;
  return (
    <Link className={styles.link} to={linkPath(link, text)}>
      <bdi>{shown}</bdi>
    </Link>
  );
}
