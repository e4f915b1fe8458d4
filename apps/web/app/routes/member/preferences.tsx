import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Loading } from './loading.tsx';
import { useMember } from './use-member.ts';

// For members only, so the server never renders it.
const PreferencesContent = lazyComponent(() => import('./preferences-content.tsx'), 'PreferencesContent');

/** OURS-41: the choices of a reader. */
export default function PreferencesRoute() {
  const user = useMember();
  return (
    <Suspense fallback={<Loading />}>
      <PreferencesContent user={user} />
    </Suspense>
  );
}
