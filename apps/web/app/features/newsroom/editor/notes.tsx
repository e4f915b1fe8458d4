import { useState } from 'react';
import * as button from '../../../ui/button.module.css';
import { useNewsroom } from '../context.ts';
import type { LocalCopy } from './local-copy.ts';
import * as styles from './notes.module.css';
import { automatic, copy as copyText } from './text.ts';
import { shortTime } from './times.ts';

type CopyProps = { copy: LocalCopy; onTake: () => void; onDelete: () => void };

/** Text of this device that the server does not have. */
export function CopyNote({ copy, onTake, onDelete }: CopyProps) {
  const { times } = useNewsroom();
  const [now] = useState(() => Date.now());
  return (
    <div className={styles.note} role="status">
      <p>{copyText.text(shortTime(copy.at, { now, offsets: times.offsets }))}</p>
      <div className={styles.actions}>
        <button type="button" className={button.primary} onClick={onTake}>
          {copyText.take}
        </button>
        <button type="button" className={button.quiet} onClick={onDelete}>
          {copyText.delete}
        </button>
      </div>
    </div>
  );
}

/** OURS-21: a program writes it, until an editor takes it over. */
export function AutomaticNote({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <div className={styles.note}>
      <p>
        <b>{automatic.title}</b>
        {automatic.text}
      </p>
      <div className={styles.actions}>
        <button type="button" className={button.primary} onClick={onTakeOver}>
          {automatic.takeOver}
        </button>
      </div>
    </div>
  );
}
