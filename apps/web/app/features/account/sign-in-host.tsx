import { Suspense, useEffect } from 'react';
import { useUser } from '../../state/session.ts';
import { onSignInWanted } from '../../state/sign-in-dialog.ts';
import { optionalComponent } from '../../ui/lazy-component.ts';
import { restoreFocus } from '../../ui/restore-focus.ts';
import { useOpened } from '../../ui/use-opened.ts';

const load = async () => (await import('./sign-in-dialog.tsx')).SignInDialog;

const LeaguesQuestion = optionalComponent(() => import('./leagues-question.tsx'), 'LeaguesQuestion');

/** In every page; renders the dialog of signing in when a part of the page wants it, and the question of a member's lists. */
export function SignInHost() {
  const { Part: SignInDialog, isOpen, prepare, open, close } = useOpened(load);
  useEffect(() => onSignInWanted((what) => (what === 'open' ? open() : prepare())), [open, prepare]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // The link that opened it may have become the button of the account.
    return () => restoreFocus('[data-account]');
  }, [isOpen]);
  const isMember = useUser() !== undefined;
  return (
    <>
      {isOpen && SignInDialog && <SignInDialog onClose={close} />}
      {isMember && (
        <Suspense>
          <LeaguesQuestion />
        </Suspense>
      )}
    </>
  );
}
