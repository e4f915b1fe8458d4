import type { ReactNode } from 'react';
import * as button from '../../ui/button.module.css';
import { RetryIcon } from '../../ui/icons.tsx';
import { errors } from '../../ui/text.ts';
import * as styles from './load-failed.module.css';

type Props = { retry: () => void; children: ReactNode };

/** DLG-13: one part that could not be loaded, with a retry button; the rest of the match is not affected. */
export function LoadFailed({ retry, children }: Props) {
  return (
    <div className={styles.failed}>
      <p>{children}</p>
      <button type="button" className={button.quiet} onClick={retry}>
        <RetryIcon small />
        {errors.retry}
      </button>
    </div>
  );
}
