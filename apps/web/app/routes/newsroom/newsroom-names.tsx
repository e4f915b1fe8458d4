import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Loading } from './loading.tsx';

// For editors only, so the server never renders it.
const NamesScreen = lazyComponent(
  () => import('../../features/newsroom/names/names-screen.tsx'),
  'NamesScreen',
);

/** OURS-24 */
export default function NamesRoute() {
  return (
    <Suspense fallback={<Loading />}>
      <NamesScreen />
    </Suspense>
  );
}
