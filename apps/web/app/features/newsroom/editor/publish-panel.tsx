import { dayMonth, timeText } from '@safira/arabic/formats/dates';
import type { ArticleStatus } from '@safira/contract/newsroom/articles';
import { useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { showToast } from '../../../state/toast.ts';
import * as button from '../../../ui/button.module.css';
import * as control from '../../../ui/control.module.css';
import { Segments } from '../../../ui/segments.tsx';
import { SwitchTrack } from '../../../ui/switch-track.tsx';
import { moveNames, movesFrom } from '../article-states.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { confirm } from '../list/text.ts';
import type { Desk } from './desk.ts';
import type { DeskState } from './desk-state.ts';
import { publish as text } from './panels-text.ts';
import { deskTime, nextQuarter, scheduledInstant } from './schedule.ts';
import { SidePanel } from './side-panel.tsx';
import * as styles from './side-panel.module.css';
import { failed } from './text.ts';

type Props = { desk: Desk; state: DeskState };

/** When readers see the article, and every other step of its way. */
export function PublishPanel({ desk, state: { article, content, save } }: Props) {
  const status = article?.status ?? 'draft';
  const [isBusy, setIsBusy] = useState(false);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const isIncomplete = !content.title.trim() || !content.summary.trim() || content.body.length === 0;
  const isUnsaved = save.kind !== 'saved';

  async function run(step: () => Promise<string | undefined>) {
    setIsBusy(true);
    try {
      const said = await step();
      if (said) showToast(said);
    } catch (error) {
      showToast(error instanceof ApiError ? error.message : failed);
    }
    setIsBusy(false);
  }
  const move = (to: ArticleStatus, scheduledFor?: string) =>
    run(async () => ((await desk.move(to, scheduledFor)) ? text.done[to] : undefined));

  const moves = movesFrom[status].filter(({ to }) => to !== 'published');
  return (
    <SidePanel title={text.title}>
      {article?.scheduledFor && status === 'scheduled' && (
        <p className={styles.note}>{text.scheduledFor(deskText(article.scheduledFor))}</p>
      )}
      {status === 'published' ? (
        <UpdatePublished
          isDisabled={!isUnsaved || isBusy || isIncomplete}
          onUpdate={(correction) =>
            run(async () => ((await desk.save({ correction })) ? text.updated : undefined))
          }
        />
      ) : (
        <PublishAt
          key={article?.scheduledFor}
          scheduledFor={status === 'scheduled' ? article?.scheduledFor : undefined}
          isDisabled={isBusy || isIncomplete}
          onPublish={(instant) => void (instant ? move('scheduled', instant) : move('published'))}
        />
      )}
      {isIncomplete && <p className={styles.note}>{text.incomplete}</p>}
      <button
        type="button"
        role="switch"
        aria-checked={content.isLead}
        className={styles.toggle}
        disabled={article?.isAutomatic ?? false}
        onClick={() => desk.change({ isLead: !content.isLead })}
      >
        {text.isLead}
        <SwitchTrack />
      </button>
      {status === 'scheduled' && isUnsaved && (
        <button
          type="button"
          className={button.quiet}
          disabled={isBusy}
          onClick={() => void run(async () => void (await desk.save()))}
        >
          {text.save}
        </button>
      )}
      {moves.map(({ to, name }) => (
        <button
          key={name}
          type="button"
          className={button.quiet}
          disabled={isBusy}
          onClick={() => (to === 'withdrawn' ? setIsWithdrawing(true) : void move(to))}
        >
          {moveNames[name]}
        </button>
      ))}
      {isWithdrawing && (
        <ConfirmDialog
          {...confirm.withdrawn}
          no={confirm.no}
          onYes={() => {
            setIsWithdrawing(false);
            void move('withdrawn');
          }}
          onClose={() => setIsWithdrawing(false)}
        />
      )}
    </SidePanel>
  );
}

/** «21 نوفمبر 9:30 م» by the clock of the desk. */
function deskText(instant: string): string {
  const { date, time } = deskTime(Date.parse(instant));
  const [hour, minute] = time.split(':').map(Number);
  return `${dayMonth(date)} ${timeText({ hour: hour!, minute: minute! })}`;
}

type PublishAtProps = {
  scheduledFor: string | null | undefined;
  isDisabled: boolean;
  /** Without an instant: now. */
  onPublish: (instant: string | undefined) => void;
};

function PublishAt({ scheduledFor, isDisabled, onPublish }: PublishAtProps) {
  const [when, setWhen] = useState<'now' | 'later'>(scheduledFor ? 'later' : 'now');
  const [at, setAt] = useState(() =>
    scheduledFor ? deskTime(Date.parse(scheduledFor)) : nextQuarter(Date.now()),
  );
  const instant = when === 'later' ? scheduledInstant(at.date, at.time) : undefined;
  const isMissing = when === 'later' && instant === undefined;
  return (
    <>
      <Segments
        label={text.when}
        options={[
          { value: 'now', label: text.now },
          { value: 'later', label: text.later },
        ]}
        value={when}
        onChange={setWhen}
      />
      {when === 'later' && (
        <>
          <div className={styles.two}>
            <label className={styles.field}>
              {text.day}
              <input
                type="date"
                className={control.control}
                value={at.date}
                onChange={({ target }) => setAt({ ...at, date: target.value })}
              />
            </label>
            <label className={styles.field}>
              {text.time}
              <input
                type="time"
                className={control.control}
                value={at.time}
                onChange={({ target }) => setAt({ ...at, time: target.value })}
              />
            </label>
          </div>
          <p className={styles.note}>{isMissing ? text.noTime : text.zone}</p>
        </>
      )}
      <button
        type="button"
        className={button.primary}
        disabled={isDisabled || isMissing}
        onClick={() => onPublish(instant)}
      >
        {labelOf(when, scheduledFor)}
      </button>
    </>
  );
}

function labelOf(when: 'now' | 'later', scheduledFor: string | null | undefined): string {
  if (when === 'now') return text.publishNow;
  return scheduledFor ? text.reschedule : text.schedule;
}

type UpdateProps = { isDisabled: boolean; onUpdate: (correction: string | undefined) => Promise<void> };

/** OURS-22: what readers see changes at once, and only on demand. */
function UpdatePublished({ isDisabled, onUpdate }: UpdateProps) {
  const [correction, setCorrection] = useState('');
  async function update() {
    await onUpdate(correction.trim() || undefined);
    setCorrection('');
  }
  return (
    <>
      <label className={styles.field}>
        {text.correction}
        <textarea
          className={styles.text}
          maxLength={300}
          value={correction}
          onChange={({ target }) => setCorrection(target.value)}
        />
      </label>
      <p className={styles.note}>{text.correctionHint}</p>
      <button type="button" className={button.primary} disabled={isDisabled} onClick={() => void update()}>
        {text.update}
      </button>
    </>
  );
}
