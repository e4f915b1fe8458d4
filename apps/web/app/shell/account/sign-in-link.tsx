import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { openSignIn, prepareSignIn } from '../../state/sign-in-dialog.ts';

type Props = { className: string | undefined; children: ReactNode };

/**
 * Opens the dialog over the page. Until the page has hydrated, and in a new tab, it is a link to the page of signing in,
 * which leads back to this one.
 */
export function SignInLink({ className, children }: Props) {
  const { pathname } = useLocation();
  const isThere = pathname === '/login' || pathname === '/register';
  // DLG-17: a match over the list has the address of its page.
  const path = encodeURIComponent(pathname.replace('/over/', '/'));

  function onClick(event: MouseEvent) {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain || isThere) return;
    event.preventDefault();
    openSignIn();
  }
  return (
    <Link
      className={className}
      to={isThere || pathname === '/' ? '/login' : `/login?return=${path}`}
      data-account=""
      onPointerEnter={prepareSignIn}
      onFocus={prepareSignIn}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
