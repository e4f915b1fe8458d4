import { createHash, randomBytes } from 'node:crypto';

const YEAR_SECONDS = 31_536_000;

/** On every answer of ours. */
export const securityHeaders: Record<string, string> = {
  'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * The policy of a finished page. Shared pages cannot carry a nonce, so it names scripts by hash; only those that
 * were rendered with the page's secret nonce, for markup that got in by way of the data has no nonce.
 */
export function contentSecurityPolicy(html: string, nonce: string): string {
  const hashes = inlineScripts(html, nonce).map((text) => `'sha256-${sha256(text)}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // DLG-11: a film that somebody has pressed.
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No code of ours turns a string into markup or script, and none may: there is no policy to ask.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** What is sent and kept: the same bytes for the same data, whatever nonce they were rendered with. */
export const withoutNonce = (html: string, nonce: string) => html.replaceAll(attribute(nonce), '');

/** 128 random bits, in letters that need no escaping anywhere. */
export const makeNonce = () => randomBytes(16).toString('hex');

function inlineScripts(html: string, nonce: string): string[] {
  const script = new RegExp(`<script\\b([^<>]*)${attribute(nonce)}([^<>]*)>([\\s\\S]*?)</script>`, 'g');
  return [...html.matchAll(script)]
    .filter(([, before, after, text]) => text !== '' && !/\ssrc=/.test(`${before}${after}`))
    .map(([, , , text = '']) => text);
}

const attribute = (nonce: string) => ` nonce="${nonce}"`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
