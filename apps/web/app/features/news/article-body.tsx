import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ArticleBlock, ArticleBlocks } from '../../football-ui/article-blocks/article-blocks.tsx';
import { MatchCard } from '../../football-ui/article-blocks/match-card.tsx';
import { photographedBy } from '../../football-ui/article-blocks/text.ts';
import { SpoilerGate } from '../../football-ui/spoiler-gate.tsx';
import { openResult } from '../../state/spoiler.ts';
import * as button from '../../ui/button.module.css';
import * as styles from './article-body.module.css';
import * as text from './article-body-text.ts';
import { Chips } from './chips.tsx';
import { Correction } from './correction.tsx';
import { Picture } from './picture.tsx';
import type { ShownArticle } from './shown-article.ts';
import { BotIcon } from './tags.tsx';

/** NEWS-02: what an article says; of a report nothing before the reader reveals the result (OURS-01). */
export function ArticleBody({ article, shown }: ShownArticle) {
  const [first, ...others] = article.body;
  return (
    <>
      {article.isAutomatic ? (
        <AboutAutomatic article={article} />
      ) : (
        <Illustration article={article} shown={shown} />
      )}
      <Hidden shown={shown} hasButton>
        {first && <ArticleBlock block={first} matches={article.matches} isLead />}
      </Hidden>
      {article.match && <MatchCard match={article.match} />}
      <Hidden shown={shown}>
        <ArticleBlocks blocks={others} matches={article.matches} />
        {article.corrections.map(({ at, text: words }, index) => (
          <Correction key={at} date={shown.corrected[index]!} text={words} />
        ))}
      </Hidden>
      <Chips article={article} />
    </>
  );
}

type HiddenProps = { shown: ShownArticle['shown']; hasButton?: boolean; children: ReactNode };

function Hidden({ shown, hasButton = false, children }: HiddenProps) {
  const content = useRef<HTMLDivElement>(null);
  if (shown.neutralTitle === undefined) return children;
  function open() {
    openResult(shown.resultKey);
    // The button that was clicked is gone; the text takes the focus instead.
    requestAnimationFrame(() => content.current?.focus({ preventScroll: true }));
  }
  const reveal = (
    <button type="button" className={`${button.primary} ${styles.reveal}`} onClick={open}>
      {text.showReport}
    </button>
  );
  return (
    <SpoilerGate matchId={shown.resultKey} instead={hasButton && reveal}>
      <div ref={content} tabIndex={-1} className={styles.content} data-result="">
        {children}
      </div>
    </SpoilerGate>
  );
}

function AboutAutomatic({ article }: Pick<ShownArticle, 'article'>) {
  const about = text.automatic[article.category === 'previews' ? 'previews' : 'reports'];
  return (
    <div className={styles.automatic}>
      <BotIcon className={styles.bot} />
      <p>
        <b>{about.title}</b>
        {about.text}{' '}
        <Link className={styles.link} to="/about#reports" data-screen-only="">
          {text.howAutomatic}
        </Link>
      </p>
    </div>
  );
}

function Illustration({ article, shown: { image } }: ShownArticle) {
  const caption = image ? image.credit && photographedBy(image.credit) : text.drawnByUs;
  return (
    <figure className={styles.figure} data-screen-only="">
      <Picture article={article} image={image} alt={image?.alt} isFirst />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
