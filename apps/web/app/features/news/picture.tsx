import type { ArticleCard } from '@safira/contract/news/articles';
import { useEffect, useRef, useState } from 'react';
import { Crest } from '../../football-ui/crest.tsx';
import { Art } from './art.tsx';
import * as styles from './picture.module.css';
import type { ShownImage } from './shown-image.ts';

type Props = {
  article: Pick<ArticleCard, 'category' | 'teams'>;
  /** The article's own picture. */
  image: ShownImage | undefined;
  /** What the picture shows; empty where the title next to it says so. */
  alt?: string | undefined;
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
      {image && <Photograph key={image.url} image={image} alt={alt} isFirst={isFirst} />}
    </div>
  );
}

type PhotographProps = { image: ShownImage; alt: string; isFirst: boolean };

function Photograph({ image: { url, set }, alt, isFirst }: PhotographProps) {
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
      src={url}
      srcSet={set}
      sizes={isFirst ? '(width <= 768px) 100vw, 720px' : '(width <= 768px) 100vw, 400px'}
      alt={alt}
      width={400}
      height={260}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
