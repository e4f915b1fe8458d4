import { expect, test } from 'vitest';
import { mailKinds } from '@safira/store/accounts/mail-queue';
import { composeMail } from './compose.ts';

const URL = 'https://safira.test/reset#sfr_abc';

test.each(mailKinds)('AUTH-10: every part of the mail %s is right to left', (kind) => {
  const { html, text } = composeMail(kind, URL);
  // Clients drop html and body: the div, each table and each cell say it themselves.
  const parts = html.match(/<(div|table|td)\b[^>]*>/g)!;
  for (const part of parts)
    expect(part).toMatch(/dir="rtl" align="(right|center)" style="direction:rtl;text-align:\w+/);
  expect(text.startsWith('\u200f')).toBe(true);
});

test.each(mailKinds)('AUTH-10: the mail %s has one button, and its address as text in both forms', (kind) => {
  const { html, text } = composeMail(kind, URL);
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain(`>${URL}</a>`);
  expect(text).toContain(`:\n${URL}\n`);
});

test('AUTH-10: an address with signs of HTML is escaped', () => {
  const { html } = composeMail('verify', 'https://safira.test/?a=1&b="<');
  expect(html).toContain('href="https://safira.test/?a=1&amp;b=&quot;&lt;"');
});

test.each(mailKinds)(
  'AUTH-10: the mail %s loads nothing: no pictures, scripts or styles of others',
  (kind) => {
    expect(composeMail(kind, URL).html).not.toMatch(/<(img|script|link|style|iframe)|url\(|src=/);
  },
);
