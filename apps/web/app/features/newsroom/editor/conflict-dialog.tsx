import type { ArticleContent, NewsroomArticle } from '@safira/contract/newsroom/articles';
import { useState } from 'react';
import * as button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icons.tsx';
import { ModalHead } from '../../../ui/modal-head.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useNewsroom } from '../context.ts';
import * as dialog from '../dialog.module.css';
import * as styles from './conflict-dialog.module.css';
import { DiffText, OtherDifferences, textDiffs } from './content-diff.tsx';
import { conflict as text } from './panels-text.ts';
import { shortTime } from './times.ts';

type Props = {
  mine: ArticleContent;
  theirs: NewsroomArticle;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** NEWS-04: another editor was faster. Both versions are shown; closing it decides nothing and loses nothing. */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: Props) {
  const { times } = useNewsroom();
  const [now] = useState(() => Date.now());
  const versions = { before: theirs.content, after: mine };
  const texts = textDiffs(versions);
  return (
    <Modal label={text.title} className={styles.dialog} onClose={onClose}>
      <ModalHead
        icon={
          <Icon small>
            <path d="M16 3h5v5M8 3H3v5M12 22v-8.3a4 4 0 0 0-1.172-2.872L3 3M15 9l6-6" />
          </Icon>
        }
        title={text.title}
        onClose={onClose}
      />
      <div className={dialog.content}>
        <p>
          {text.text(theirs.changedBy?.name, shortTime(theirs.changedAt, { now, offsets: times.offsets }))}
        </p>
        <div className={styles.versions}>
          <section aria-label={text.mine}>
            <h3>{text.mine}</h3>
            {texts.map(({ name, parts }) => (
              <DiffText key={name} parts={parts} without="removed" />
            ))}
          </section>
          <section aria-label={text.theirs}>
            <h3>{text.theirs}</h3>
            {texts.map(({ name, parts }) => (
              <DiffText key={name} parts={parts} without="added" />
            ))}
          </section>
        </div>
        <OtherDifferences {...versions} />
        <p>{text.note}</p>
        <div className={dialog.actions}>
          <button type="button" className={button.primary} onClick={onKeepMine}>
            {text.keepMine}
          </button>
          <button type="button" className={button.quiet} onClick={onTakeTheirs}>
            {text.takeTheirs}
          </button>
        </div>
      </div>
    </Modal>
  );
}
