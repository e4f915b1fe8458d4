import type { ArticleCard } from '@safira/contract/news/articles';
import { useEffect, useRef, useState } from 'react';
import { Crest } from '../../football-ui/crest.tsx';
import { Art } from './art.tsx';
import * as styles from './picture.module.css';

type Props = {
  article: Pick<ArticleCard, 'category' | 'teams'>;
  /** The address of the article's own picture. */
  image: string | undefined;
  /** What the picture shows; empty where the title next to it says so. */
  alt?: string;
  isFirst?: boolean;
};

/** NEWS-03: the picture of an article; without one, or if it cannot be loaded, what is drawn behind it. */
export function Picture({ article: { category, teams }, image, alt = '', isFirst = false }: Props) {
  const sides = category === 'reports' ? teams.slice(0, 2) : [];
  return (
    <div className={styles.picture}>
      <Art category={category} />
      {sides.length === 2 && (
        <div className={styles.crests}>
          {sides.map((team) => (
            <Crest key={team.id} team={team} size={76} />
          ))}
        </div>
      )}
      {/* Only images of our own: the page may load nothing from other hosts. */}
      {image?.startsWith('/') && <Photograph key={image} src={image} alt={alt} isFirst={isFirst} />}
    </div>
  );
}

function Photograph({ src, alt, isFirst }: { src: string; alt: string; isFirst: boolean }) {
  const [isBroken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before the page was hydrated.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);
  if (isBroken) return null;
  return (
    <img
      ref={image}
      className={styles.photograph}
      src={src}
      alt={alt}
      width={400}
      height={260}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
