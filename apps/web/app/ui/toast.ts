/** What the toaster listens for; its text is in `detail`. */
export const TOAST = 'safira:toast';

/** Said and not yet shown: the toaster may still be on its way. */
let waiting: string | undefined;

/** HOME-10: says something in passing: for two seconds, to eyes and ears. */
export function showToast(text: string): void {
  waiting = text;
  document.dispatchEvent(new CustomEvent(TOAST, { detail: text }));
}

/** Also tells what was said last before anybody listened. Returns how to stop. */
export function onToast(show: (text: string) => void): () => void {
  function take() {
    if (waiting !== undefined) show(waiting);
    waiting = undefined;
  }
  document.addEventListener(TOAST, take);
  take();
  return () => document.removeEventListener(TOAST, take);
}
