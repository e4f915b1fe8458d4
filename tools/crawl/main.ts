// `pnpm crawl [--levels 2] [--most 2000] [--open 60]`: follows every internal link from the home page of the stored
// world, level by level, as a search engine does, and fails where an address has no page. Then it opens a sample of the
// pages of each kind in Chromium and fails where one writes an error to its console. Needs a finished build.
import { parseArgs } from 'node:util';
import { edge } from '../../e2e/support/addresses.ts';
import { mainStack, startFrozen, stopAll } from '../../e2e/support/stack.ts';
import { linksIn } from './links.ts';
import { openPages } from './open-pages.ts';
import { readPage, sourceOf } from './read-page.ts';
import { sampleOf } from './sample.ts';

const { values } = parseArgs({
  options: {
    levels: { type: 'string', default: '2' },
    most: { type: 'string', default: '2000' },
    open: { type: 'string', default: '60' },
  },
});
const [levels, most, opened] = [Number(values.levels), Number(values.most), Number(values.open)];
/** At once: as many as the web server renders side by side without queueing. */
const AT_ONCE = 4;

const stack = mainStack();
const faults: string[] = [];
const seen = new Set(['/']);
/** Those that answered with a page. */
const pages: string[] = [];
let sample: string[] = [];
let links = 0;
let visits = 0;
/** Pages that were not there, by status. */
const others = new Map<number, number>();
try {
  await startFrozen(stack);
  let level = ['/'];
  for (let depth = 0; depth <= levels && level.length > 0; depth++) {
    const next: string[] = [];
    for (let start = 0; start < level.length; start += AT_ONCE) {
      const found = await Promise.all(level.slice(start, start + AT_ONCE).map(visit));
      for (const path of found.flat()) {
        links++;
        if (seen.has(path) || seen.size >= most) continue;
        seen.add(path);
        next.push(path);
      }
    }
    console.log(`crawl: level ${depth}: ${level.length} pages`);
    level = next;
  }
  sample = sampleOf(pages, opened);
  faults.push(...(await openPages(edge, sample)));
} finally {
  await stopAll(stack);
}
console.log(
  `crawl: ${seen.size} addresses, ${pages.length} pages, ${links} links, ${sample.length} opened, ${faults.length} faults`,
);
for (const [status, count] of others) console.log(`crawl: ${count} pages answered ${status}`);
for (const fault of faults) console.log(`crawl: FAILED: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The internal links of a page, or where it leads to; none of what is not a page. */
async function visit(path: string): Promise<string[]> {
  const { status, isHtml, body, location } = await readPage(edge + path, sourceOf(visits++));
  // 202 and 503 say that data is on its way: no worker runs here.
  if (status === 404 || status === 500) faults.push(`${path} is a ${status}`);
  if (location?.startsWith('/')) return [location];
  if (!isHtml) return [];
  if (status === 200) pages.push(path);
  else others.set(status, (others.get(status) ?? 0) + 1);
  return linksIn(body);
}
