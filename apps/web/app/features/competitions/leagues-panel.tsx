import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, competitionsPath, type CompetitionsAnswer } from '../../lib/api.ts';
import { useAsyncData } from '../../lib/use-async-data.ts';
import { favouriteLeagues, saveFavouriteLeagues } from '../../state/favourite-leagues.ts';
import { showToast } from '../../state/toast.ts';
import * as button from '../../ui/button.module.css';
import { ModalHead } from '../../ui/modal-head.tsx';
import { Modal } from '../../ui/modal.tsx';
import { StarIcon } from '../../ui/star-icon.tsx';
import { LeagueChoices } from './league-choices.tsx';
import * as styles from './leagues-panel.module.css';
import { panel as text } from './text.ts';

type Props = {
  counts?: ReadonlyMap<number, number> | undefined;
  dayLabel?: string | undefined;
  onClose: () => void;
};

/** HOME-08 */
const SAVING_MS = 1_500;

/** HOME-08: the choice of favourite competitions. A switch takes effect when the choice is saved. */
export function LeaguesPanel({ counts, dayLabel = '', onClose }: Props) {
  const competitions = useAsyncData({
    key: 'all',
    load: async () => (await call<CompetitionsAnswer>(competitionsPath)).data,
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(favouriteLeagues()));
  // Rows keep their place while the panel is open: one that jumped away could not be switched back.
  const [onTop, setOnTop] = useState(chosen);
  const [isSaving, setIsSaving] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  function save() {
    if (isSaving) return;
    saveFavouriteLeagues([...chosen]);
    setIsSaving(true);
  }

  function removeAll() {
    saveFavouriteLeagues([]);
    setChosen(new Set());
    setOnTop(new Set());
    // The button that had the focus disappears.
    panel.current?.closest('dialog')?.focus();
    showToast(text.removed);
  }

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isSaving) return undefined;
    const timer = setTimeout(() => close(), SAVING_MS);
    return () => {
      clearTimeout(timer);
      // Shown after the dialog has closed, which would otherwise take the toast with it.
      showToast(text.saved);
    };
  }, [isSaving]);

  return (
    <Modal label={text.title} className={styles.dialog} onClose={onClose}>
      <div className={styles.panel} ref={panel}>
        <ModalHead icon={<StarIcon />} title={text.title} onClose={onClose} />
        <div className={styles.body} inert={isSaving}>
          <p className={styles.intro}>{text.intro}</p>
          {competitions.state === 'loaded' && (
            <LeagueChoices
              competitions={competitions.value}
              chosen={chosen}
              onTop={onTop}
              counts={counts}
              dayLabel={dayLabel}
              onChange={setChosen}
              onRemoveAll={removeAll}
            />
          )}
          {competitions.state === 'loading' && (
            <p className={styles.message} role="status">
              {text.loading}
            </p>
          )}
          {competitions.state === 'failed' && (
            <div className={styles.message} role="alert">
              <p>{text.failed}</p>
              <button type="button" className={button.quiet} onClick={competitions.retry}>
                {text.retry}
              </button>
            </div>
          )}
        </div>
        <div className={styles.footer}>
          <button
            type="button"
            className={`${button.primary} ${styles.save}`}
            aria-busy={isSaving}
            disabled={competitions.state !== 'loaded'}
            onClick={save}
          >
            {isSaving ? text.saving : text.save}
          </button>
          <button type="button" className={button.quiet} onClick={onClose}>
            {text.cancel}
          </button>
        </div>
      </div>
    </Modal>
  );
}
