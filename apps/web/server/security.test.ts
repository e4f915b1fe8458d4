import { expect, test } from 'vitest';
import { contentSecurityPolicy, makeNonce, withoutNonce } from './security.ts';

const nonce = 'a1b2';
// printf 1 | openssl dgst -sha256 -binary | base64
const hashOf1 = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

test('DLG-17: every inline script of ours is named by its hash, and nothing inline is allowed beside them', () => {
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
])('HOUSE: a script with %s is not named by the policy', (_, html) => {
  expect(contentSecurityPolicy(html, nonce)).toContain("script-src 'self';");
});

test('HOUSE: the nonce is taken out of the page, and nothing else is', () => {
  const html = `<script nonce="${nonce}" async="">1</script><link nonce="${nonce}"/><b nonce="c3d4">nonce="${nonce}"</b>`;
  expect(withoutNonce(html, nonce)).toBe(
    `<script async="">1</script><link/><b nonce="c3d4">nonce="${nonce}"</b>`,
  );
});

test('HOUSE: a nonce is 128 bits that need no escaping, and never the same', () => {
  expect(makeNonce()).toMatch(/^[\da-f]{32}$/);
  expect(makeNonce()).not.toBe(makeNonce());
});

test('HOUSE: no string becomes markup or script in the browser', () => {
  expect(contentSecurityPolicy('', nonce)).toContain(
    "require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test('DLG-11: of other hosts only the player of films may be framed', () => {
  expect(contentSecurityPolicy('', nonce)).toContain('frame-src https://www.youtube-nocookie.com;');
});
