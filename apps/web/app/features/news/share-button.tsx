import { ShareIcon } from '../../football-ui/share-icon.tsx';
import { sharePage } from '../../football-ui/share.ts';
import { mayReveal } from '../../state/spoiler.ts';
import { articlePath } from './address.ts';
import { share as text } from './article-body-text.ts';
import type { ShownArticle } from './shown-article.ts';

export function ShareButton({ article, shown }: ShownArticle) {
  function share() {
    const isShown = shown.neutralTitle === undefined || mayReveal(shown.resultKey);
    const title = isShown ? article.title : shown.neutralTitle!;
    void sharePage({ path: articlePath(article.slug), title, copied: text.copied });
  }
  return (
    <button type="button" aria-label={text.label} onClick={share}>
      <ShareIcon />
    </button>
  );
}
