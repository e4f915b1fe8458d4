import type { User } from '@safira/contract/accounts/parts';
import { useEffect, useState, type ReactNode } from 'react';
import { RefusedPanel, VisitorPanel } from '../../features/newsroom/refusals.tsx';
import { newsroom } from '../../features/newsroom/text.ts';
import { useSession } from '../../state/session.ts';
import { openSignIn } from '../../state/sign-in-dialog.ts';
import { Loading } from './loading.tsx';

type Props = { children: (user: User, isSignedOut: boolean) => ReactNode };

/**
 * NEWS-04: the server and the first rendering show the same to everyone; then the browser fills the page for an editor.
 * If the session ends while the page is open, the page stays, so that nothing that was written is lost, and the dialog
 * of signing in opens over it.
 */
export function EditorsOnly({ children }: Props) {
  const session = useSession();
  const [last, setLast] = useState<User>();
  const user = 'user' in session ? session.user : undefined;
  if (user && user !== last) setLast(user);
  const isSignedOut = session.state === 'visitor' && last !== undefined;
  useEffect(() => {
    if (isSignedOut) openSignIn();
  }, [isSignedOut]);

  const shown = user ?? (isSignedOut ? last : undefined);
  if (shown?.role === 'member') return <RefusedPanel reason="forbidden" />;
  if (shown && !shown.secondFactor) return <RefusedPanel reason="second_factor_needed" />;
  if (shown) return children(shown, isSignedOut);
  if (session.state === 'visitor') return <VisitorPanel />;
  return (
    <>
      <h1 className="srOnly">{newsroom}</h1>
      <Loading />
    </>
  );
}
