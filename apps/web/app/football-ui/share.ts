import { showToast } from '../state/toast.ts';
import { share as text } from './share-text.ts';

type Shared = { title: string; text?: string | undefined };

export const shareMatch = ({ id, ...shared }: Shared & { id: number }): Promise<void> =>
  sharePage({ ...shared, path: `/match/${id}`, copied: text.copied });

/** Shares the URL of a page by the device's own share dialog; without one, copies it. */
export async function sharePage(page: Shared & { path: string; copied: string }): Promise<void> {
  const { path, title, text: words, copied } = page;
  const url = `${location.origin}${path}`;
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
    showToast(copied);
  } catch (error) {
    console.warn('The URL could not be copied.', error);
    showToast(text.failed);
  }
}
