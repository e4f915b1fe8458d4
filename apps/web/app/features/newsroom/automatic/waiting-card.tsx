import { relativeTime } from '@safira/arabic/formats/relative-time';
import type { WaitingArticle } from '@safira/contract/newsroom/automatic';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api.ts';
import { useSite } from '../../../lib/site.ts';
import { showToast } from '../../../state/toast.ts';
import * as button from '../../../ui/button.module.css';
import { CloseIcon, Icon, RetryIcon } from '../../../ui/icons.tsx';
import { changeStatus } from '../calls.ts';
import { StateBadge } from '../state-badge.tsx';
import { reasonOf } from './calls.ts';
import { Checks } from './checks.tsx';
import { MatchNames } from './match-names.tsx';
import * as text from './text.ts';
import * as styles from './waiting-card.module.css';

type Props = {
  article: WaitingArticle;
  now: number;
  onDecided: () => void;
  /** It has another text, or another editor has decided about it. */
  onOutdated: () => void;
};

/** An automatic text with what an editor can do with it. One that was replaced is compared with the text before it. */
export function WaitingCard({ article, now, onDecided, onOutdated }: Props) {
  const { id, version, kind, title, summary, rewrittenAt, writtenAt } = article;
  const [isSaving, setIsSaving] = useState(false);
  const titleId = useId();
  const offsetMinutes = useSite()?.offsetMinutes ?? 0;
  const since = relativeTime({ instant: Date.parse(rewrittenAt ?? writtenAt), now, offsetMinutes });
  const editPath = `/newsroom/articles/${id}`;

  async function decide(status: 'published' | 'withdrawn') {
    if (isSaving) return;
    setIsSaving(true);
    try {
      await changeStatus(id, { status, version });
      showToast((status === 'published' ? text.published : text.refused)[kind]);
      onDecided();
    } catch (error) {
      setIsSaving(false);
      showToast(reasonOf(error));
      if (error instanceof ApiError && error.code?.startsWith('article_')) onOutdated();
    }
  }

  return (
    <article className={styles.card} tabIndex={-1} aria-labelledby={titleId} aria-busy={isSaving}>
      <div className={styles.main}>
        <div className={styles.about}>
          <MatchNames match={article.match} hasScore={kind === 'reports'} />
          {rewrittenAt ? (
            <span className={styles.rewritten}>
              <RetryIcon small />
              {text.rewritten}
            </span>
          ) : (
            <StateBadge status="review" />
          )}
          <span className={styles.time}>
            {text.kinds[kind]} · <time dateTime={rewrittenAt ?? writtenAt}>{since}</time>
          </span>
        </div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.actions}>
          {rewrittenAt ? (
            <Link className={button.primary} to={editPath} state={{ opens: 'revisions' }}>
              <RetryIcon small />
              {text.actions.compare}
            </Link>
          ) : (
            <>
              <button type="button" className={button.primary} onClick={() => void decide('published')}>
                <Icon small>
                  <path d="M20 6 9 17l-5-5" />
                </Icon>
                {text.actions.publish}
              </button>
              <Link className={button.quiet} to={editPath}>
                <Icon small>
                  <path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4" />
                </Icon>
                {text.actions.edit}
              </Link>
            </>
          )}
          <button type="button" className={styles.refuse} onClick={() => void decide('withdrawn')}>
            <CloseIcon small />
            {text.actions.refuse}
          </button>
        </div>
      </div>
      <Checks article={article} now={now} since={since} />
    </article>
  );
}
