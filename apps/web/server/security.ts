import { createHash, randomBytes } from 'node:crypto';

const YEAR_SECONDS = 31_536_000;

/** Sent with every response. */
export const securityHeaders: Record<string, string> = {
  'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Created by prosemirror-view when something is pasted. */
const EDITOR_POLICY = 'ProseMirrorClipboard';

/**
 * The CSP of a finished page. Shared pages cannot carry a nonce, so scripts are allowed by hash. Only scripts rendered
 * with the secret nonce of the page are hashed: markup that got in through the data has no nonce.
 */
export function contentSecurityPolicy(html: string, nonce: string, { hasEditor = false } = {}): string {
  const hashes = inlineScripts(html, nonce).map((text) => `'sha256-${sha256(text)}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // POD-01
    "media-src 'self'",
    // DLG-11: the player of a highlight, once the reader starts it.
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // None of our code turns a string into markup or script, so no Trusted Types policy is allowed. The editor of the
    // newsroom needs one: it parses what is pasted, in a document that never runs, and keeps what its schema knows.
    "require-trusted-types-for 'script'",
    `trusted-types ${hasEditor ? EDITOR_POLICY : "'none'"}`,
  ].join('; ');
}

/** What is sent and cached: the same data gives the same bytes, whatever nonce they were rendered with. */
export const withoutNonce = (html: string, nonce: string) => html.replaceAll(attribute(nonce), '');

/** 128 random bits in hex, which needs no escaping anywhere. */
export const makeNonce = () => randomBytes(16).toString('hex');

function inlineScripts(html: string, nonce: string): string[] {
  const script = new RegExp(`<script\\b([^<>]*)${attribute(nonce)}([^<>]*)>([\\s\\S]*?)</script>`, 'g');
  return [...html.matchAll(script)]
    .filter(([, before, after, text]) => text !== '' && !/\ssrc=/.test(`${before}${after}`))
    .map(([, , , text = '']) => text);
}

const attribute = (nonce: string) => ` nonce="${nonce}"`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
