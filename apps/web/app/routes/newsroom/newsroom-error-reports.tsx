import { Suspense, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Loading } from './loading.tsx';

// For editors only, so the server never renders it.
const ErrorReportsScreen = lazyComponent(
  () => import('../../features/newsroom/error-reports/error-reports-screen.tsx'),
  'ErrorReportsScreen',
);

/** OURS-23 */
export default function ErrorReportsRoute() {
  const [now] = useState(Date.now);
  return (
    <Suspense fallback={<Loading />}>
      <ErrorReportsScreen now={now} />
    </Suspense>
  );
}
