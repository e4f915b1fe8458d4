import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/** What the edge answered since this process started, by kind, method and class of the status. */
export type Counts = Map<string, number>;

const kinds = ['page', 'api', 'live', 'file'] as const;
const methods = ['read', 'write'] as const;
const statuses = ['2xx', '3xx', '4xx', '5xx'] as const;
/** As the template of the edge's configuration writes them (nginx.conf.template); no other part is of interest. */
const LINE = /"method":"(\w*)","path":"([^"]*)","status":(\d)/;

/** nginx logs a page whose origin is away under the address of what it shows instead. */
const FAILED_PAGE = '/500.html';

/** Counts the lines that were added to an access log; each call reads on where the last one ended. */
export function makeLogCounter(file: string): () => Promise<Counts> {
  const counts: Counts = new Map();
  for (const kind of kinds)
    for (const method of methods)
      for (const status of statuses) counts.set(labels({ kind, method, status }), 0);
  let at: { inode: number; offset: number } | undefined;
  let rest = '';
  let reading = Promise.resolve(counts);

  function count(line: string) {
    const [, method = '', path = '', status = ''] = LINE.exec(line) ?? [];
    const key = labels({ kind: kindOf(path), method: methodOf(method), status: `${status}xx` });
    const before = counts.get(key);
    if (before !== undefined) counts.set(key, before + 1);
  }

  async function readOn() {
    const { ino: inode, size } = await stat(file);
    // What happened before the first call is not ours to count, and would look like a burst.
    at ??= { inode, offset: size };
    // Rotated, or emptied.
    if (at.inode !== inode || size < at.offset) {
      at = { inode, offset: 0 };
      rest = '';
    }
    if (size === at.offset) return counts;
    const stream = createReadStream(file, { encoding: 'utf8', start: at.offset, end: size - 1 });
    for await (const chunk of stream) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(count);
    }
    at.offset = size;
    return counts;
  }

  return () => (reading = reading.then(readOn, readOn));
}

const labels = (of: { kind: string; method: string; status: string }) =>
  `kind="${of.kind}",method="${of.method}",status="${of.status}"`;

const methodOf = (method: string) => (method === 'GET' || method === 'HEAD' ? 'read' : 'write');

function kindOf(path: string): (typeof kinds)[number] {
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/live/')) return 'live';
  if (path === FAILED_PAGE) return 'page';
  return /\.(?!data$)\w+$/.test(path) ? 'file' : 'page';
}
