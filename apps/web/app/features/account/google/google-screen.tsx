import { errorSentences } from '@safira/arabic/terms/errors';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { welcomePath } from '../../../lib/return-path.ts';
import { finishGoogle } from '../../../state/account-calls.ts';
import { showToast } from '../../../state/toast.ts';
import { AccountCard, type Frame } from '../account-card.tsx';
import { CodeScreen, isCodeRequired } from '../code-screen.tsx';
import { failureOf } from '../failure.ts';
import { subtitle, welcome } from '../text.ts';
import { forgetAttempt, keptAttempt } from './attempt.ts';
import { back as text } from './text.ts';

type Props = {
  frame: Frame;
  /** Of the fragment. */
  token: string;
  /** Back to the form, with a sentence if something failed. */
  onBack: (failure?: string) => void;
};

/** AUTH-14: back from Google; finishes by itself, and leads to where the person came from; a new one chooses teams first. */
export function GoogleScreen({ frame, token, onBack }: Props) {
  const [isCodeStep, setIsCodeStep] = useState(false);
  const navigate = useNavigate();

  async function enter(code?: string, signal?: AbortSignal) {
    const attempt = keptAttempt();
    if (!attempt) throw new Error(errorSentences.sign_in_expired);
    const { verifier, returnTo } = attempt;
    const { user, isNew } = await finishGoogle(
      { token, verifier, ...(code !== undefined && { code }) },
      signal,
    );
    forgetAttempt();
    showToast(welcome(user.name));
    await navigate(isNew ? welcomePath(returnTo) : returnTo, { replace: true });
  }

  const finish = useEffectEvent(async () => {
    try {
      await enter();
    } catch (error) {
      if (isCodeRequired(error)) setIsCodeStep(true);
      else onBack(failureOf(error, errorSentences.sign_in_expired).message);
    }
  });
  // The token works once; in development React runs effects twice.
  const finished = useRef<string>(undefined);
  useEffect(() => {
    if (finished.current === token) return;
    finished.current = token;
    void finish();
  }, [token]);

  if (isCodeStep) return <CodeScreen frame={frame} send={enter} onBack={() => onBack()} />;
  return (
    <AccountCard frame={frame} title={text.title} subtitle={subtitle}>
      <p role="status">{text.waiting}</p>
    </AccountCard>
  );
}
