import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Loading } from './loading.tsx';

// For editors only, so the server never renders it.
const ImportPage = lazyComponent(
  () => import('../../features/newsroom/import/import-page.tsx'),
  'ImportPage',
);

/** OURS-17: lists of channels and commentators. */
export default function BroadcastsRoute() {
  return (
    <Suspense fallback={<Loading />}>
      <ImportPage />
    </Suspense>
  );
}
