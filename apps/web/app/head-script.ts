import { countryOfZone } from '@safira/arabic/names/arab-countries';
import { COUNTRY, showCountry } from './state/country-first-paint.ts';
import { FAVOURITE_MATCHES, HAS_FAVOURITE_MATCHES } from './state/favourite-matches-first-paint.ts';
import { FAVOURITE_LEAGUES, idsIn, showOnly } from './state/favourite-leagues-first-paint.ts';

/** Only this share of page loads reports its errors. */
const REPORTING_SHARE = 0.1;

/**
 * Runs in <head>, before the first paint, with the same bytes for every reader (the CSP contains its hash).
 * Errors: reported to the operator (POST /api/client-errors) by a share of the page loads, at most three each.
 * Theme: the stored choice, else the system's.
 * Session: what only visitors need is hidden in a browser with one (state/session-store.ts).
 * Spoiler-free: OURS-01, results are hidden by style until the reader reveals them (state/spoiler.ts).
 * Favourite leagues: the other leagues are hidden by style, until React filters the list (favourite-leagues.ts).
 * Favourite matches: HOME-04, the height of their section is reserved.
 * Country: OURS-20, the one the reader chose, else that of the zone; its channels are shown by style (state/country.ts).
 * Zone (last, because it returns early): writes the zone the reader chose (zone-choice.ts), else the browser's, into
 * the cookie `tz`. If that changes the cookie and the page was rendered for another clock, it hides the page and
 * reloads it: the edge then knows the zone. From then on the cookie is equal, so this happens at most once per zone.
 * Without cookies it does not happen, and use-day.ts replaces the times. Temporal is read first: the first use of Intl
 * takes a cheap phone a fifth of a second.
 * A function, so that the browser's build drops the text, which only the server writes.
 */
export const headScript = () => `(function () {
  var isReporting = Math.random() < ${REPORTING_SHARE}, sent = 0;
  function report(kind, message, source, line) {
    if (!isReporting || sent++ >= 3) return;
    try {
      navigator.sendBeacon('/api/client-errors', new Blob([JSON.stringify({
        kind: kind, message: String(message).slice(0, 300), path: location.pathname.slice(0, 200),
        source: String(source || '').split(/[?#]/)[0].slice(0, 300), line: line || 0
      })], { type: 'application/json' }));
    } catch (e) {}
  }
  addEventListener('error', function (e) { if (e.message) report('error', e.message, e.filename, e.lineno); });
  addEventListener('unhandledrejection', function (e) { report('rejection', (e.reason && e.reason.message) || e.reason); });
  var root = document.documentElement, theme, zone, chosen, country;
  try { theme = localStorage.getItem('theme'); } catch (e) {}
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-theme', theme);
  try {
    if (localStorage.getItem('authToken')) root.setAttribute('data-member', '');
  } catch (e) {}
  try {
    if (localStorage.getItem('spoilerFree') === 'on') root.setAttribute('data-spoiler', '');
  } catch (e) {}
  try {
    if (localStorage.getItem('authToken') && localStorage.getItem('${FAVOURITE_MATCHES}')) root.setAttribute('${HAS_FAVOURITE_MATCHES}', '');
  } catch (e) {}
  try {
    (${String(showOnly)})((${String(idsIn)})(localStorage.getItem('${FAVOURITE_LEAGUES}')));
  } catch (e) {}
  function cookieZone() {
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
    zone = chosen || (window.Temporal ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone);
  } catch (e) {}
  try { country = localStorage.getItem('${COUNTRY}'); } catch (e) {}
  var countries = ${JSON.stringify(countryOfZone)};
  if (Object.values(countries).indexOf(country) < 0) country = countries[zone];
  try { if (country) (${String(showCountry)})(country); } catch (e) {}
  try {
    if (!isName(zone) || cookieZone() === zone) return;
    document.cookie = 'tz=' + zone + '; path=/; max-age=31536000; samesite=lax';
    if (cookieZone() !== zone) return;
    if (Number(root.getAttribute('data-offset')) !== offsetNow()) {
      root.style.visibility = 'hidden';
      location.reload();
    }
  } catch (e) {}
})();`;
