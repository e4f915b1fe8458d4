import { expect, test } from 'vitest';
import { contentSecurityPolicy, makeNonce, withoutNonce } from './security.ts';

const nonce = 'a1b2';
// printf 1 | openssl dgst -sha256 -binary | base64
const hashOf1 = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

test('DLG-17: the inline scripts of the page are allowed by hash, and no others', () => {
  const html = `<script nonce="${nonce}">1</script><script type="module" src="/a.js" nonce="${nonce}">2</script>`;
  const policy = contentSecurityPolicy(html, nonce);
  expect(policy).toContain(`script-src 'self' ${hashOf1};`);
  expect(policy).not.toContain('unsafe-inline');
});

test.each([
  ['no nonce', '<script>1</script>'],
  ['another nonce', '<script nonce="c3d4">1</script>'],
  ['the nonce as text', `<script>1</script> nonce="${nonce}"`],
  ['the nonce of a tag inside it', `<script><link nonce="${nonce}">1</script>`],
  ['the nonce of a tag after an unclosed one', `<script x=<link nonce="${nonce}">1</script>`],
])('HOUSE: a script with %s is not allowed by the CSP', (_, html) => {
  expect(contentSecurityPolicy(html, nonce)).toContain("script-src 'self';");
});

test('HOUSE: the nonce, and nothing else, is removed from the page', () => {
  const html = `<script nonce="${nonce}" async="">1</script><link nonce="${nonce}"/><b nonce="c3d4">nonce="${nonce}"</b>`;
  expect(withoutNonce(html, nonce)).toBe(
    `<script async="">1</script><link/><b nonce="c3d4">nonce="${nonce}"</b>`,
  );
});

test('HOUSE: a nonce is 128 bits in characters that need no escaping, and different each time', () => {
  expect(makeNonce()).toMatch(/^[\da-f]{32}$/);
  expect(makeNonce()).not.toBe(makeNonce());
});

test('HOUSE: Trusted Types forbid turning strings into markup or script', () => {
  expect(contentSecurityPolicy('', nonce)).toContain(
    "require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test('NEWS-04: only a page with the editor allows the policy of its clipboard', () => {
  expect(contentSecurityPolicy('', nonce, { hasEditor: true })).toContain(
    "require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard",
  );
});

test('DLG-11: the highlight player is the only other host that may be framed', () => {
  expect(contentSecurityPolicy('', nonce)).toContain('frame-src https://www.youtube-nocookie.com;');
});

test('POD-01: pages play sounds of our own origin, and of no other', () => {
  expect(contentSecurityPolicy('', nonce)).toContain("; media-src 'self';");
});
