import type { User } from '@safira/contract/accounts/parts';
import type { ReactNode } from 'react';
import { VisitorPanel } from '../../features/account/visitor-panel.tsx';
import { useSession } from '../../state/session.ts';
import { Loading } from './loading.tsx';

type Props = {
  /** Of a page that has no heading until its content is there. */
  title?: string;
  children: (user: User) => ReactNode;
};

/**
 * AUTH-01: the server and the first rendering show the same to everyone; then the browser fills the page for a member
 * and shows a visitor the way in, also when the session ends while the page is open.
 */
export function MemberOnly({ title, children }: Props) {
  const session = useSession();
  if (session.state === 'visitor') return <VisitorPanel level={title ? 1 : 2} />;
  if (session.user) return children(session.user);
  return (
    <>
      {title && <h1 className="srOnly">{title}</h1>}
      <Loading />
    </>
  );
}
