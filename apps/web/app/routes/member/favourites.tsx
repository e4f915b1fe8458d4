import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Loading } from './loading.tsx';

// For members only, so the server never renders it.
const FavouritesContent = lazyComponent(() => import('./favourites-content.tsx'), 'FavouritesContent');

/** AUTH-09: everything that has a star. */
export default function FavouritesRoute() {
  return (
    <Suspense fallback={<Loading />}>
      <FavouritesContent />
    </Suspense>
  );
}
