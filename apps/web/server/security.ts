import { createHash } from 'node:crypto';

const YEAR_SECONDS = 31_536_000;

/** On every answer of ours. */
export const securityHeaders: Record<string, string> = {
  'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Names each inline script of a finished page by its hash: a nonce would forbid sharing the page. */
export function contentSecurityPolicy(html: string): string {
  const hashes = [...inlineScripts(html)].map((text) => `'sha256-${sha256(text)}'`);
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
  ].join('; ');
}

function* inlineScripts(html: string): Generator<string> {
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!/\bsrc=/.test(attributes) && text !== '') yield text;
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
