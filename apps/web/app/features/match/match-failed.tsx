import { useEffect } from 'react';
import { ApiError } from '../../lib/api.ts';
import * as button from '../../ui/button.module.css';
import { RetryIcon } from '../../ui/icons.tsx';
import { StatePanel, WarningCard } from '../../ui/state-panel.tsx';
import { errors } from '../../ui/text.ts';
import { loadFailed, loadFailure } from './text.ts';

/** DLG-14: shows what went wrong, with the API's own message if it sent one, and a retry button. */
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
