import { useEffect } from 'react';
import { ApiError } from '../../lib/api.ts';
import button from '../../ui/button.module.css';
import { RetryIcon } from '../../ui/icons.tsx';
import { StatePanel, WarningCard } from '../../ui/state-panel.tsx';
import { errors } from '../../ui/text.ts';
import { loadFailed, loadFailure } from './text.ts';

/** DLG-14: says what went wrong, in the API's own sentence where it gave one, and tries again on demand. */
export function MatchFailed({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(loadFailure, error), [error]);
  return (
    <StatePanel
      drawing={<WarningCard />}
      title={errors.title}
      text={error instanceof ApiError ? error.message : loadFailed}
    >
      <button type="button" className={button.primary} onClick={retry}>
        <RetryIcon small />
        {errors.retry}
      </button>
    </StatePanel>
  );
}
