import { makeStore } from './store.ts';

type Wanted = 'prepared' | 'open';

const wanted = makeStore<Wanted | undefined>(undefined);

/** Opens the dialog of signing in over the page. */
export const openSignIn = () => wanted.set('open');

/** Loads it, because it will probably be opened next. */
export const prepareSignIn = () => wanted.set('prepared');

/** Also passes on what was wanted before: the dialog's host hydrates after the header. Returns a function that stops. */
export function onSignInWanted(listener: (what: Wanted) => void): () => void {
  function pass() {
    const what = wanted.get();
    if (what === undefined) return;
    wanted.set(undefined);
    listener(what);
  }
  const stop = wanted.subscribe(pass);
  pass();
  return stop;
}
