import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security.ts';

test('DLG-17: every inline script of a page is named by its hash, and nothing inline is allowed beside them', () => {
  const policy = contentSecurityPolicy('<script>1</script><script type="module" src="/a.js"></script>');
  // printf 1 | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';");
  expect(policy).not.toContain('unsafe-inline');
});

test('DLG-11: of other hosts only the player of films may be framed', () => {
  expect(contentSecurityPolicy('')).toContain('frame-src https://www.youtube-nocookie.com;');
});
