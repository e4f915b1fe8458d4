import { FAVOURITE_LEAGUES, idsIn, showOnly } from './lib/favourite-leagues-first-paint.ts';

/** One page load in ten speaks for the others. */
const TELLING_SHARE = 0.1;

/**
 * Runs in <head>, before the first paint, the same bytes for everyone (the CSP names its hash).
 * Errors: told to the operator (POST /api/client-errors), by a share of the page loads, three each at most.
 * Theme: the stored choice, else the system's.
 * Spoiler-free: OURS-01, results are hidden by style until asked for (ui/spoiler.ts).
 * Favourite leagues: what is not chosen is hidden, until React leaves it out (favourite-leagues.ts).
 * Zone (last, for it leaves early): writes the zone the reader chose (zone-choice.ts), else the browser's, into the
 * cookie `tz`. Where that is news and the page was made for a clock that differs, it hides the page and asks again:
 * the edge then knows the zone. The cookie is equal from then on, so this happens at most once per zone; where
 * cookies do not hold it does not happen, and use-day.ts swaps the times.
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
  var root = document.documentElement, theme, zone, chosen;
  try { theme = localStorage.getItem('theme'); } catch (e) {}
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-theme', theme);
  try {
    if (localStorage.getItem('spoilerFree') === 'on') root.setAttribute('data-spoiler', '');
  } catch (e) {}
  try {
    (${String(showOnly)})((${String(idsIn)})(localStorage.getItem('${FAVOURITE_LEAGUES}')));
  } catch (e) {}
  function kept() {
    var found = /(?:^|; )tz=([^;]*)/.exec(document.cookie);
    return found && found[1];
  }
  function isName(text) {
    return !!text && /^[\\w+\\/-]+$/.test(text);
  }
  function offsetNow() {
    var now = new Date();
    if (!chosen) return -now.getTimezoneOffset();
    var wall = now.toLocaleString('en-US', { timeZone: chosen, hourCycle: 'h23' });
    return Math.round((Date.parse(wall + ' UTC') - now) / 60000);
  }
  try { chosen = localStorage.getItem('zone'); } catch (e) {}
  if (!isName(chosen)) chosen = null;
  try {
    zone = chosen || Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!isName(zone) || kept() === zone) return;
    document.cookie = 'tz=' + zone + '; path=/; max-age=31536000; samesite=lax';
    if (kept() !== zone) return;
    if (Number(root.getAttribute('data-offset')) !== offsetNow()) {
      root.style.visibility = 'hidden';
      location.reload();
    }
  } catch (e) {}
})();`;
