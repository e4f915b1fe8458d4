/**
 * Runs in <head>, before the first paint, the same bytes for everyone (the CSP names its hash).
 * Theme: the stored choice, else the system's.
 * Zone: writes the browser's zone into the cookie `tz`. Where that is news and the page was made for a clock that
 * differs, it hides the page and asks again: the edge then knows the zone. The cookie is equal from then on, so
 * this happens at most once per zone; where cookies do not hold it does not happen, and use-day.ts swaps the times.
 */
export const headScript = `(function () {
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
