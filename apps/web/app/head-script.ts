/** One page load in ten speaks for the others. */
const TELLING_SHARE = 0.1;

/**
 * Runs in <head>, before the first paint, the same bytes for everyone (the CSP names its hash).
 * Errors: told to the operator (POST /api/client-errors), by a share of the page loads, three each at most.
 * Theme: the stored choice, else the system's.
 * Zone: writes the browser's zone into the cookie `tz`. Where that is news and the page was made for a clock that
 * differs, it hides the page and asks again: the edge then knows the zone. The cookie is equal from then on, so
 * this happens at most once per zone; where cookies do not hold it does not happen, and use-day.ts swaps the times.
 */
export const headScript = `(function () {
  var isTelling = Math.random() < ${TELLING_SHARE}, told = 0;
  function tell(kind, message, source, line) {
    if (!isTelling || told++ >= 3) return;
    try {
      navigator.sendBeacon('/api/client-errors', new Blob([JSON.stringify({
        kind: kind, message: String(message).slice(0, 300), path: location.pathname.slice(0, 200),
        source: String(source || '').split(/[?#]/)[0].slice(0, 300), line: line || 0
      })], { type: 'application/json' }));
    } catch (e) {}
  }
  addEventListener('error', function (e) { if (e.message) tell('error', e.message, e.filename, e.lineno); });
  addEventListener('unhandledrejection', function (e) { tell('rejection', (e.reason && e.reason.message) || e.reason); });
  var root = document.documentElement, theme, zone;
  try { theme = localStorage.getItem('theme'); } catch (e) {}
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-theme', theme);
  function kept() {
    var found = /(?:^|; )tz=([^;]*)/.exec(document.cookie);
    return found && found[1];
  }
  try {
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone || !/^[\\w+\\/-]+$/.test(zone) || kept() === zone) return;
    document.cookie = 'tz=' + zone + '; path=/; max-age=31536000; samesite=lax';
    if (kept() !== zone) return;
    if (Number(root.getAttribute('data-offset')) !== -new Date().getTimezoneOffset()) {
      root.style.visibility = 'hidden';
      location.reload();
    }
  } catch (e) {}
})();`;
