// `pnpm crawl [--levels 2] [--most 2000]`: follows every internal link from the home page of the stored world, level by
// level, as a search engine does, and fails where an address has no page. Needs a finished build.
import { parseArgs } from 'node:util';
import { edge } from '../../e2e/support/addresses.ts';
import { mainStack, startFrozen, stopAll } from '../../e2e/support/stack.ts';
import { linksIn } from './links.ts';

const { values } = parseArgs({
  options: { levels: { type: 'string', default: '2' }, most: { type: 'string', default: '2000' } },
});
const [levels, most] = [Number(values.levels), Number(values.most)];
/** At once: as many as the web server renders side by side without queueing. */
const AT_ONCE = 4;

const stack = mainStack();
const faults: string[] = [];
const seen = new Set(['/']);
let links = 0;
try {
  await startFrozen(stack);
  let level = ['/'];
  for (let depth = 0; depth <= levels && level.length > 0; depth++) {
    const next: string[] = [];
    for (let start = 0; start < level.length; start += AT_ONCE) {
      const pages = await Promise.all(level.slice(start, start + AT_ONCE).map(visit));
      for (const path of pages.flat()) {
        links++;
        if (seen.has(path) || seen.size >= most) continue;
        seen.add(path);
        next.push(path);
      }
    }
    console.log(`crawl: level ${depth}: ${level.length} pages`);
    level = next;
  }
} finally {
  await stopAll(stack);
}
console.log(`crawl: ${seen.size} addresses, ${links} links, ${faults.length} faults`);
for (const fault of faults) console.log(`crawl: FAILED: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The internal links of a page; none of what is not a page. */
async function visit(path: string): Promise<string[]> {
  const response = await fetch(edge + path);
  const body = await response.text();
  // 202 and 503 say that data is on its way: no worker runs here.
  if (response.status === 404 || response.status === 500) faults.push(`${path} is a ${response.status}`);
  return response.headers.get('content-type')?.startsWith('text/html') ? linksIn(body) : [];
}
