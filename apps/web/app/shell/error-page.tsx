import { isRouteErrorResponse, useLocation } from 'react-router';
import type { Failure } from '../lib/load.ts';
import * as button from '../ui/button.module.css';
import { RetryIcon } from '../ui/icons.tsx';
import { StatePanel, WarningCard } from '../ui/state-panel.tsx';
import { brand, errors } from '../ui/text.ts';
import * as styles from './error-page.module.css';
import { Shell } from './shell.tsx';

/** Title and text of a failure, with the API's own message if it came from there. */
function describeError(error: unknown): { status: number; title: string; text: string } {
  if (!isRouteErrorResponse(error)) return { status: 500, title: errors.title, text: errors.unexpected };
  // Everything we throw carries a Failure; React Router's own errors carry a plain string.
  const data = error.data as Partial<Failure> | string | null;
  const message = typeof data === 'object' ? data?.message : undefined;
  if (error.status === 404)
    return { status: 404, title: errors.missingTitle, text: message ?? errors.missing };
  return { status: error.status, title: errors.title, text: message ?? errors.unexpected };
}

export function ErrorPage({ error }: { error: unknown }) {
  const { status, title, text } = describeError(error);
  const { pathname, search } = useLocation();
  return (
    <Shell>
      <title>{`${title} · ${brand}`}</title>
      <div className={styles.page}>
        <StatePanel drawing={<WarningCard />} title={title} text={text} level={1}>
          {status !== 404 && (
            <a className={button.primary} href={`${pathname}${search}`}>
              <RetryIcon small />
              {errors.retry}
            </a>
          )}
          <a className={status === 404 ? button.primary : button.quiet} href="/">
            {errors.home}
          </a>
        </StatePanel>
      </div>
    </Shell>
  );
}
