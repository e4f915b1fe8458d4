/** The event the toaster listens for; its text is in `detail`. */
export const TOAST = 'safira:toast';

/** Not shown yet: the toaster may still be loading. */
let pending: string | undefined;

/** HOME-10: shows a text for two seconds and announces it to screen readers. */
export function showToast(text: string): void {
  pending = text;
  document.dispatchEvent(new CustomEvent(TOAST, { detail: text }));
}

/** Also shows the latest text from before it was called. Returns a function that stops. */
export function onToast(show: (text: string) => void): () => void {
  function take() {
    if (pending !== undefined) show(pending);
    pending = undefined;
  }
  document.addEventListener(TOAST, take);
  take();
  return () => document.removeEventListener(TOAST, take);
}
