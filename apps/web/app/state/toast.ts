import { makeStore } from './store.ts';

/** Not shown yet: the toaster may still be loading. */
const pending = makeStore<string | undefined>(undefined);

/** HOME-10: shows a text for two seconds and announces it to screen readers. */
export const showToast: (text: string) => void = pending.set;

/** Also shows the latest text from before it was called. Returns a function that stops. */
export function onToast(show: (text: string) => void): () => void {
  function take() {
    const text = pending.get();
    if (text === undefined) return;
    pending.set(undefined);
    show(text);
  }
  const stop = pending.subscribe(take);
  take();
  return stop;
}
