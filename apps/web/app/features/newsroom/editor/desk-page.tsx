import type { NewsroomArticle } from '@safira/contract/newsroom/articles';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { showToast } from '../../../state/toast.ts';
import * as button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icons.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { brand } from '../../../ui/text.ts';
import { StateBadge } from '../state-badge.tsx';
import { AboutPanel } from './about-panel.tsx';
import { Canvas } from './canvas.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import * as styles from './desk-page.module.css';
import { AutomaticNote, CopyNote } from './notes.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { Preview } from './preview.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';
import { SaveStatus } from './save-status.tsx';
import { failed, page } from './text.ts';
import { useDesk } from './use-desk.ts';

type Mode = 'edit' | 'preview';

/** The page of an article that is being written: its text, and next to it all that is decided about it. */
export function DeskPage({ article: initial }: { article: NewsroomArticle | undefined }) {
  const { desk, state } = useDesk(initial);
  const { article, content, save, copy } = state;
  const [mode, setMode] = useState<Mode>('edit');
  /** A link that compares versions leads here with them open. */
  const location = useLocation() as { state: { opens?: 'revisions' } | null };
  const [isHistoryOpen, setIsHistoryOpen] = useState(location.state?.opens === 'revisions');
  /** The version of another editor whose dialog was closed without a decision. */
  const [putOff, setPutOff] = useState<number>();
  const heading = article ? page.edit : page.new;
  useEffect(() => {
    document.title = `${content.title || heading} · ${brand}`;
  }, [content.title, heading]);
  const isReadOnly = article?.isAutomatic ?? false;

  return (
    <>
      <div className={styles.head}>
        <Link className={styles.back} to="/newsroom" aria-label={page.back}>
          <Icon>
            <path d="M5 12h14M12 5l7 7-7 7" />
          </Icon>
        </Link>
        <h1>{heading}</h1>
        <StateBadge status={article?.status ?? 'draft'} />
        <SaveStatus state={state} onCompare={() => setPutOff(undefined)} />
        <div className={styles.end}>
          {article && (
            <button type="button" className={button.quiet} onClick={() => setIsHistoryOpen(true)}>
              {page.revisions}
            </button>
          )}
          <Segments
            label={page.modes.label}
            options={[
              { value: 'edit', label: page.modes.edit },
              { value: 'preview', label: page.modes.preview },
            ]}
            value={mode}
            onChange={setMode}
          />
        </div>
      </div>
      {copy && <CopyNote copy={copy} onTake={desk.takeCopy} onDelete={desk.deleteCopy} />}
      {isReadOnly && <AutomaticNote onTakeOver={() => void desk.takeOver().catch(() => showToast(failed))} />}
      <div className={styles.columns}>
        {/* The editor stays, with what can be undone, while the preview is shown. */}
        <div hidden={mode !== 'edit'}>
          <Canvas
            content={content}
            replaced={state.replaced}
            isReadOnly={isReadOnly}
            onChange={desk.change}
          />
        </div>
        {mode === 'preview' && <Preview content={content} />}
        <div className={styles.side}>
          <PublishPanel desk={desk} state={state} />
          <AboutPanel
            content={content}
            named={article?.named}
            isReadOnly={isReadOnly}
            onChange={desk.change}
          />
          <PicturePanel
            key={state.replaced}
            picture={content.picture}
            isReadOnly={isReadOnly}
            onChange={(picture) => desk.change({ picture })}
          />
        </div>
      </div>
      {save.kind === 'conflict' && save.theirs.version !== putOff && (
        <ConflictDialog
          mine={content}
          theirs={save.theirs}
          onKeepMine={() => void desk.keepMine()}
          onTakeTheirs={desk.takeTheirs}
          onClose={() => setPutOff(save.theirs.version)}
        />
      )}
      {isHistoryOpen && article && (
        <RevisionsDialog
          articleId={article.id}
          current={content}
          isReadOnly={isReadOnly}
          onRestore={(restored) => {
            setIsHistoryOpen(false);
            desk.replace(restored);
          }}
          onClose={() => setIsHistoryOpen(false)}
        />
      )}
    </>
  );
}
