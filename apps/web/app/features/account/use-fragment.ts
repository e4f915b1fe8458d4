import { useSyncExternalStore } from 'react';

/** Not the state of a component: React may render one twice, and the second time the fragment is gone. */
let fragment: string | null = null;
let readers = 0;

/**
 * AUTH-10, AUTH-14: what a link or a redirect carries in its fragment, because browsers send that to no server. It is
 * removed from the address bar and from the history at once. Undefined until the page hydrates, null if there is none.
 */
export const useFragment = (): string | null | undefined =>
  useSyncExternalStore(onNextLink, takeFragment, () => undefined);

function takeFragment(): string | null {
  const found = location.hash.slice(1);
  if (found) {
    fragment = found;
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return fragment;
}

/** Another link opened in the same tab changes only the fragment. It is forgotten with the page. */
function onNextLink(listener: () => void): () => void {
  readers += 1;
  window.addEventListener('hashchange', listener);
  return () => {
    readers -= 1;
    window.removeEventListener('hashchange', listener);
    // In development React stops and starts again at once.
    setTimeout(() => {
      if (readers === 0) fragment = null;
    });
  };
}
