import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Loading } from './loading.tsx';

// For admins only, so the server never renders it.
const AuditPage = lazyComponent(() => import('../../features/newsroom/audit/audit-page.tsx'), 'AuditPage');

export default function AuditRoute() {
  return (
    <Suspense fallback={<Loading />}>
      <AuditPage />
    </Suspense>
  );
}
