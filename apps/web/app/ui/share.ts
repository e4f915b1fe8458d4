import { share as text } from './share-text.ts';
import { showToast } from './toast.ts';

/** Hands the address of a match to the device's own way of sharing; where there is none it is copied. */
export async function shareMatch({ id, title }: { id: number; title: string }): Promise<void> {
  const url = `${location.origin}/match/${id}`;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // Whoever thinks better of it has said enough.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn('The device would not share.', error);
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast(text.copied);
  } catch (error) {
    console.warn('The address could not be copied.', error);
    showToast(text.failed);
  }
}
