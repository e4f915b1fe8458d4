import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { openedMatch, setOpenedMatch } from './opened-match.ts';

/**
 * Links of long lists are plain ones (`FollowedLink`, `MatchLink`), followed here: a router's own link is drawn again
 * at every step of a journey, a hundred of them are a long wait on a cheap phone. HOME-06: a press anywhere in the row
 * of a match opens it, too.
 */
export function useDelegatedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onPress(event: MouseEvent) {
      const { target, button } = event;
      if (event.defaultPrevented || button > 1 || !(target instanceof Element)) return;
      const control = target.closest<HTMLElement>('a, button, summary');
      const place = control ?? target.closest<HTMLElement>('tr[data-match]');
      if (!place || (control && !('followed' in control.dataset))) return;
      const match = place.dataset['match'];
      if (button === 1 || event.metaKey || event.ctrlKey || event.shiftKey) {
        // The browser's own matter, where it is a link.
        if (!control) window.open(`/match/${match}`, '_blank', 'noopener');
        return;
      }
      event.preventDefault();
      if (!match) {
        void navigate(place.getAttribute('href')!);
        return;
      }
      // So that the focus comes back to this row when the dialog closes.
      place.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
      setOpenedMatch(Number(match));
      // After the frame that shows it, unless it was closed again. DLG-17: over the list, which keeps its day; the
      // address shown is that of the page.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (openedMatch() !== Number(match)) return;
          const over = `/over/match/${match}${location.search}`;
          void navigate(over, { mask: `/match/${match}`, preventScrollReset: true });
        }),
      );
    }
    document.addEventListener('click', onPress);
    document.addEventListener('auxclick', onPress);
    return () => {
      document.removeEventListener('click', onPress);
      document.removeEventListener('auxclick', onPress);
    };
  }, [navigate]);
}
