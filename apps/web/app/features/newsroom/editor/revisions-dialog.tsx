import type { ArticleContent, Revision } from '@safira/contract/newsroom/articles';
import { useState } from 'react';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import * as button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icons.tsx';
import { ModalHead } from '../../../ui/modal-head.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { readRevision, readRevisions } from '../calls.ts';
import { useNewsroom } from '../context.ts';
import * as dialog from '../dialog.module.css';
import * as styles from './conflict-dialog.module.css';
import { ContentDiff } from './content-diff.tsx';
import * as list from './match-dialog.module.css';
import { revisions as text } from './panels-text.ts';
import { shortTime } from './times.ts';

type Props = {
  articleId: number;
  current: ArticleContent;
  isReadOnly: boolean;
  onRestore: (content: ArticleContent) => void;
  onClose: () => void;
};

/** OURS-22: the saved versions; one is compared with the text on the page, and can be taken back. */
export function RevisionsDialog({ articleId, current, isReadOnly, onRestore, onClose }: Props) {
  const [chosen, setChosen] = useState<number>();
  return (
    <Modal label={text.title} className={styles.dialog} onClose={onClose}>
      <ModalHead
        icon={
          <Icon small>
            <path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2" />
          </Icon>
        }
        title={text.title}
        onClose={onClose}
      />
      <div className={dialog.content}>
        {chosen === undefined ? (
          <Revisions articleId={articleId} onChoose={setChosen} />
        ) : (
          <OneRevision
            {...{ articleId, current, isReadOnly, onRestore }}
            version={chosen}
            onBack={() => setChosen(undefined)}
          />
        )}
      </div>
    </Modal>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" className={button.quiet} onClick={onRetry}>
      {text.failed}
    </button>
  );
}

function Revisions({ articleId, onChoose }: { articleId: number; onChoose: (version: number) => void }) {
  const loaded = useAsyncData({ key: 'all', load: () => readRevisions(articleId) });
  if (loaded.state === 'loading') return <p role="status">{text.loading}</p>;
  if (loaded.state === 'failed') return <Failed onRetry={loaded.retry} />;
  if (loaded.value.length === 0) return <p>{text.none}</p>;
  return (
    <ul className={list.list}>
      {loaded.value.map((revision) => (
        <li key={revision.version}>
          <button type="button" onClick={() => onChoose(revision.version)}>
            <RevisionName revision={revision} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function RevisionName({ revision: { savedAt, savedBy, isAutosave, title } }: { revision: Revision }) {
  const { times } = useNewsroom();
  const [now] = useState(() => Date.now());
  const notes = [savedBy && text.by(savedBy.name), isAutosave && text.autosave].filter(Boolean);
  return (
    <>
      <span>
        <time dateTime={savedAt}>{shortTime(savedAt, { now, offsets: times.offsets })}</time> · {title}
      </span>
      <small>{notes.join(' · ')}</small>
    </>
  );
}

type OneProps = Omit<Props, 'onClose'> & { version: number; onBack: () => void };

function OneRevision({ articleId, version, current, isReadOnly, onRestore, onBack }: OneProps) {
  const loaded = useAsyncData({ key: String(version), load: () => readRevision(articleId, version) });
  return (
    <>
      {loaded.state === 'loading' && <p role="status">{text.loading}</p>}
      {loaded.state === 'failed' && <Failed onRetry={loaded.retry} />}
      {loaded.state === 'loaded' && (
        <section aria-label={text.compared}>
          <h3>{text.compared}</h3>
          <ContentDiff before={loaded.value.content} after={current} />
        </section>
      )}
      <div className={dialog.actions}>
        {loaded.state === 'loaded' && !isReadOnly && (
          <button type="button" className={button.primary} onClick={() => onRestore(loaded.value.content)}>
            {text.restore}
          </button>
        )}
        <button type="button" className={button.quiet} onClick={onBack}>
          {text.back}
        </button>
      </div>
    </>
  );
}
