import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Part } from '../lib/part.ts';
import { BlowingWhistle } from './blowing-whistle.tsx';
import * as button from './button.module.css';
import { RetryIcon } from './icons.tsx';
import { syncing } from './page-text.ts';
import { StatePanel, WarningCard } from './state-panel.tsx';
import { errors } from './text.ts';

/** Between two readings while the provider's data is on its way. */
const RETRY_MS = 5_000;

/** What was read for a part of a page; while it is on its way or could not be read, its state and what to do. */
export function PartStates<T>({ part, children }: { part: Part<T>; children: (data: T) => ReactNode }) {
  if (part.state === 'loaded') return children(part.data);
  if (part.state === 'syncing') return <Syncing />;
  return (
    <StatePanel drawing={<WarningCard />} title={errors.title} text={part.message}>
      <RetryLink />
    </StatePanel>
  );
}

function Syncing() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // The same address again reads its data again.
    const read = () => void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
    const timer = setInterval(read, RETRY_MS);
    return () => clearInterval(timer);
  }, [navigate, pathname, search]);
  return (
    <StatePanel drawing={<BlowingWhistle />} title={syncing.title} text={syncing.text}>
      <RetryLink />
    </StatePanel>
  );
}

/** A link, so that it works without JavaScript. */
function RetryLink() {
  const { pathname, search } = useLocation();
  return (
    <a className={button.primary} href={`${pathname}${search}`}>
      <RetryIcon small />
      {errors.retry}
    </a>
  );
}
