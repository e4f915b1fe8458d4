import { useEffect, useEffectEvent } from 'react';
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

type Props = { part: Exclude<Part<unknown>, { state: 'loaded' }>; syncingText: string | undefined };

/** A part that is on its way or could not be read, and what to do. */
export function PartProblem({ part, syncingText = syncing.text }: Props) {
  if (part.state === 'syncing') return <Syncing text={syncingText} />;
  return (
    <StatePanel drawing={<WarningCard />} title={errors.title} text={part.message}>
      <RetryLink />
    </StatePanel>
  );
}

function Syncing({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const readAgain = useEffectEvent(() => {
    void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setInterval(() => readAgain(), RETRY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <StatePanel drawing={<BlowingWhistle />} title={syncing.title} text={text}>
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
