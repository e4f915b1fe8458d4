import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { openedMatch, setOpenedMatch } from '../state/opened-match.ts';

/**
 * Links of long lists are plain anchors (`DelegatedLink`, `MatchLink`) that are followed here: a router's own link
 * renders again at every step of a navigation, and a hundred of them take long on a cheap phone. HOME-06: a click
 * anywhere in the row of a match opens it, too.
 */
export function useDelegatedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const { target, button } = event;
      if (event.defaultPrevented || button > 1 || !(target instanceof Element)) return;
      const control = target.closest<HTMLElement>('a, button, summary');
      const place = control ?? target.closest<HTMLElement>('tr[data-match]');
      if (!place || (control && !('followed' in control.dataset))) return;
      const match = place.dataset['match'];
      if (button === 1 || event.metaKey || event.ctrlKey || event.shiftKey) {
        // If it is a link, the browser opens the new tab itself.
        if (!control) window.open(`/match/${match}`, '_blank', 'noopener');
        return;
      }
      event.preventDefault();
      if (!match) {
        void navigate(place.getAttribute('href')!);
        return;
      }
      // So that the focus returns to this row when the dialog closes.
      place.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
      setOpenedMatch(Number(match));
      // Navigates after the frame that shows the dialog, unless it was closed again. DLG-17: over the list, which keeps
      // its day; the address bar shows the URL of the match page.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (openedMatch() !== Number(match)) return;
          const over = `/over/match/${match}${location.search}`;
          void navigate(over, { mask: `/match/${match}`, preventScrollReset: true });
        }),
      );
    }
    document.addEventListener('click', onClick);
    document.addEventListener('auxclick', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('auxclick', onClick);
    };
  }, [navigate]);
}
