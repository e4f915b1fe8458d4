import { useSyncExternalStore } from 'react';

/** Not the state of a component: React may render one twice, and the second time the fragment is gone. */
let token: string | null = null;
let readers = 0;

/**
 * AUTH-10: the token of a link, which is in its fragment because browsers send that to no server. It is removed from the
 * address bar and from the history at once. Undefined until the page hydrates, null if the link has none.
 */
export const useLinkToken = (): string | null | undefined =>
  useSyncExternalStore(onNextLink, takeToken, () => undefined);

function takeToken(): string | null {
  const found = location.hash.slice(1);
  if (found) {
    token = found;
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return token;
}

/** Another link opened in the same tab changes only the fragment. The token is forgotten with the page. */
function onNextLink(listener: () => void): () => void {
  readers += 1;
  window.addEventListener('hashchange', listener);
  return () => {
    readers -= 1;
    window.removeEventListener('hashchange', listener);
    // In development React stops and starts again at once.
    setTimeout(() => {
      if (readers === 0) token = null;
    });
  };
}
