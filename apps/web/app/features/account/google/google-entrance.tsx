import { Suspense } from 'react';
import { useSite } from '../../../lib/site.ts';
import { optionalComponent } from '../../../ui/lazy-component.ts';

const GoogleButton = optionalComponent(() => import('./google-button.tsx'), 'GoogleButton');

/** AUTH-14: the other entrance. A site without it does not load its script. */
export function GoogleEntrance() {
  if (!useSite()?.googleSignIn) return null;
  return (
    <Suspense>
      <GoogleButton />
    </Suspense>
  );
}
