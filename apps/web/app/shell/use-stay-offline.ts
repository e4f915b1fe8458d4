import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { showToast } from '../state/toast.ts';
import { offline } from '../ui/text.ts';

/**
 * OURS-09: without a connection a link to a page that is not loaded would end in the browser's error page, so the
 * reader stays and a toast says why. The match centre itself handles its days, and matches over its list.
 */
export function useStayOffline(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isCentre = pathname === '/' || pathname.startsWith('/over/');
    function onClick(event: MouseEvent) {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (!link?.href || link.origin !== location.origin || staysHere(link, isCentre)) return;
      event.preventDefault();
      event.stopPropagation();
      showToast(offline);
    }
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [pathname]);
}

/** The tabs of a match over the list differ from its address by `/over`. */
const staysHere = (link: HTMLAnchorElement, isCentre: boolean) =>
  link.pathname.replace('/over', '') === location.pathname ||
  (isCentre && (link.pathname === '/' || 'match' in link.dataset));
