import { useState } from 'react';
import { openSignIn } from '../../../state/sign-in-dialog.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useNewsroom } from '../context.ts';
import { savesItself, type DeskState } from './desk-state.ts';
import * as styles from './save-status.module.css';
import { saving as text } from './text.ts';
import { shortTime } from './times.ts';

type Props = { state: DeskState; onCompare: () => void };

/** Whether the server has what is on the page, in words that screen readers announce when they change. */
export function SaveStatus({ state, onCompare }: Props) {
  const { save } = state;
  const [openedAt] = useState(() => Date.now());
  const { times } = useNewsroom();
  const words = wordsOf(state, (instant) => shortTime(instant, { now: openedAt, offsets: times.offsets }));
  return (
    <div className={styles.status} data-kind={save.kind}>
      {save.kind === 'saved' && state.article && (
        // Path of Lucide (ISC licence).
        <Icon small>
          <path d="m17 15-5.5 5.5L9 18M5.516 16.07A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 3.501 7.327" />
        </Icon>
      )}
      <span role="status">{words}</span>
      {save.kind === 'signed-out' && (
        <button type="button" className={styles.action} onClick={openSignIn}>
          {text.signIn}
        </button>
      )}
      {save.kind === 'conflict' && (
        <button type="button" className={styles.action} onClick={onCompare}>
          {text.compare}
        </button>
      )}
    </div>
  );
}

function wordsOf({ save, article }: DeskState, timeOf: (instant: string) => string): string {
  const isOwn = savesItself(article?.status);
  switch (save.kind) {
    case 'saved':
      return article ? text.saved(timeOf(article.changedAt)) : text.never;
    case 'changed':
      return isOwn ? text.changed : text.changedForReaders;
    case 'saving':
      return text.saving;
    case 'failed':
      return isOwn ? text.failed : text.failedForReaders;
    case 'refused':
      return save.message;
    case 'signed-out':
      return text.signedOut;
    case 'conflict':
      return text.conflict;
  }
}
