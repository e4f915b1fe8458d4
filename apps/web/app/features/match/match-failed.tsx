import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router';
import button from '../../ui/button.module.css';
import { describeError } from '../../ui/error-page.tsx';
import { RetryIcon } from '../../ui/icons.tsx';
import { StatePanel, WarningCard } from '../../ui/state-panel.tsx';
import { errors } from '../../ui/text.ts';
import { loadFailed, loadFailure } from './text.ts';

/** DLG-14: says what went wrong, in the API's own sentence where it gave one, and tries again on demand. */
export function MatchFailed({ error }: { error: unknown }) {
  const here = useLocation();
  const navigate = useNavigate();
  useEffect(() => console.error(loadFailure, error), [error]);
  const { title, text } = describeError(error);
  const again = () =>
    void navigate(here, { replace: true, preventScrollReset: true, ...(here.mask && { mask: here.mask }) });
  return (
    <StatePanel
      drawing={<WarningCard />}
      title={title}
      text={isRouteErrorResponse(error) ? text : loadFailed}
    >
      <button type="button" className={button.primary} onClick={again}>
        <RetryIcon small />
        {errors.retry}
      </button>
    </StatePanel>
  );
}
