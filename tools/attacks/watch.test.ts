import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../../e2e/support/browser.ts';
import { payloads } from './tables/payloads.ts';
import { watchedPage } from './watch.ts';

const ORIGIN = 'http://page.test';
/** A browser starts slowly on a busy machine. */
const TIMEOUT_MS = 120_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, TIMEOUT_MS);
afterAll(() => browser.close());

/** What is noted on a page of these bytes. */
async function notesOf(html: string, headers: Record<string, string> = {}): Promise<string> {
  const { page, take, close } = await watchedPage(browser, { origin: ORIGIN });
  await page.route('**/*', (route) =>
    route.request().url() === `${ORIGIN}/`
      ? route.fulfill({ contentType: 'text/html', body: html, headers })
      : route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(`${ORIGIN}/`);
  const notes = await take();
  await close();
  return notes.join('\n');
}

test.each([
  ['a script', payloads['a script']!, 'ran a script'],
  ['an image with a handler', payloads['an image with a handler']!, 'ran a script'],
  ['the page of a frame', payloads['a frame with its own page']!, 'ran a script'],
  ['a dialog', '<script>alert("x")</script>', 'opened a dialog: x'],
  [
    'a request to another host',
    '<img src="https://elsewhere.test/x.png">',
    'requested https://elsewhere.test/',
  ],
  ['a handler that waits', '<p onclick="x()">x</p>', 'has P onclick'],
  ['a link to a script', '<a href=" java&#9;script:x()">x</a>', 'has A href'],
])(
  'NEWS-04: %s on a page is noted as an attack that ran',
  async (_name, html, expected) => {
    expect(await notesOf(html)).toContain(expected);
  },
  TIMEOUT_MS,
);

test(
  'NEWS-04: an inline script that the policy of a page refuses is noted as an attack',
  async () => {
    const policy = { 'content-security-policy': "script-src 'self'" };
    expect(await notesOf(payloads['a script']!, policy)).toContain('violated script-src');
  },
  TIMEOUT_MS,
);

test(
  'NEWS-04: on a page that shows attacks as text nothing is noted',
  async () => {
    const escaped = Object.values(payloads)
      .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'))
      .map((text) => `<p title="${text}">${text}</p><a href="https://elsewhere.test/">x</a>`);
    expect(await notesOf(`<!doctype html><meta charset="utf-8">${escaped.join('')}`)).toBe('');
  },
  TIMEOUT_MS,
);
