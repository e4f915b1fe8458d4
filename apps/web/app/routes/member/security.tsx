import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Loading } from './loading.tsx';
import { useMember } from './use-member.ts';

// For members only, so the server never renders it.
const SecurityPanels = lazyComponent(
  () => import('../../features/account/security/security-panels.tsx'),
  'SecurityPanels',
);

/** AUTH-11, AUTH-12, AUTH-13 */
export default function SecurityRoute() {
  const user = useMember();
  return (
    <Suspense fallback={<Loading />}>
      <SecurityPanels user={user} />
    </Suspense>
  );
}
