import { expect, test } from 'vitest';
import { linksIn } from './links.ts';

test('HOUSE: internal links are found once, without fragments, with their arguments decoded', () => {
  const html = `<a class="x" href="/team/a-1">a</a><a href="/team/a-1#squad">b</a><a href="#content">c</a>
    <a href="https://elsewhere.example/">d</a><a href="//elsewhere.example">e</a>
    <link href="/assets/a.css"><a href="/search?q=a&amp;b=1">f</a>`;
  expect(linksIn(html)).toEqual(['/team/a-1', '/search?q=a&b=1']);
});
