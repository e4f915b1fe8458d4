import { showToast } from '../state/toast.ts';
import { share as text } from './share-text.ts';

type Shared = { id: number; title: string; text?: string | undefined };

/** Shares the URL of a match by the device's own share dialog; without one, copies it. */
export async function shareMatch({ id, title, text: words }: Shared): Promise<void> {
  const url = `${location.origin}/match/${id}`;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, ...(words && { text: words }), url });
      return;
    } catch (error) {
      // The user cancelled.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn('The device could not share.', error);
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast(text.copied);
  } catch (error) {
    console.warn('The URL could not be copied.', error);
    showToast(text.failed);
  }
}
