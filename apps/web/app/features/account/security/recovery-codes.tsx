import { useState } from 'react';
import * as button from '../../../ui/button.module.css';
import * as styles from './dialog.module.css';
import { saveFile } from './save-file.ts';
import { recovery as text } from './text.ts';

type Props = { codes: readonly string[]; onDone: () => void };

/** AUTH-12: the server stores only their hashes, so they can be copied or saved now and never again. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [copyText, setCopyText] = useState(text.copy);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopyText(text.copied);
    } catch (error) {
      console.warn('The recovery codes could not be copied.', error);
      setCopyText(text.notCopied);
    }
  }
  return (
    <>
      <p role="status">{text.text}</p>
      <ul className={styles.codes} dir="ltr" lang="en">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" className={button.quiet} aria-live="polite" onClick={() => void copy()}>
          {copyText}
        </button>
        <button
          type="button"
          className={button.quiet}
          onClick={() => saveFile('safira-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
        >
          {text.download}
        </button>
        <button type="button" className={button.primary} onClick={onDone}>
          {text.done}
        </button>
      </div>
    </>
  );
}
