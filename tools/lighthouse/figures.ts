import { gzipSync } from 'node:zlib';

/** The parts of a Lighthouse report that are read. */
export type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
};

type Audit = {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: Request[] };
};

type Request = { url: string; resourceType?: string; transferSize?: number };

/** The measurements of a run; sizes in bytes, times in milliseconds. */
export type Figures = Record<keyof typeof aims, number>;

type Aim = { atLeast?: number; atMost?: number };

/**
 * The aims of every page. Figures without an aim are printed for context. Lighthouse also counts what a page requests
 * when idle, so the aim for bytes is the sum of both limits; weight.spec.ts and budget.ts hold each by itself.
 */
export const aims = {
  performance: { atLeast: 95 },
  accessibility: { atLeast: 100 },
  'best practices': { atLeast: 100 },
  SEO: { atLeast: 100 },
  'LCP ms': { atMost: 2_000 },
  CLS: { atMost: 0.02 },
  'TBT ms': { atMost: 200 },
  'scripts gzip': {},
  'scripts sent': {},
  'page sent': { atMost: 340_000 },
  'stream sent': {},
  benchmarkIndex: {},
} as const satisfies Record<string, Aim>;

/** The figures of one report. `gzipBytes` returns the size of a script as gzip, because the edge sends brotli. */
export async function figuresOf(
  { categories, audits, environment }: Report,
  gzipBytes: (url: string) => Promise<number>,
): Promise<Figures> {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  // A page that reloads itself loads its scripts again, from the browser's cache: each is counted once.
  const gzipped = await Promise.all([...new Set(scripts.map(({ url }) => url))].map(gzipBytes));
  const [stream, page] = [true, false].map((isStream) =>
    requests.filter(({ resourceType }) => (resourceType === 'EventSource') === isStream),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': value('largest-contentful-paint'),
    CLS: value('cumulative-layout-shift'),
    'TBT ms': value('total-blocking-time'),
    'scripts gzip': sum(gzipped),
    'scripts sent': sentIn(scripts),
    'page sent': sentIn(page!),
    'stream sent': sentIn(stream!),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** Downloads a script and returns its size as gzip. */
export async function gzipBytesOf(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
}

/** How far below the best `benchmarkIndex` of its series a run may lie: a slower one measured a busy machine. */
const SLOWEST_COMPARABLE = 0.85;

/** The runs of a series that were measured on a machine of comparable speed. */
export function comparable(runs: readonly Figures[]): Figures[] {
  const best = Math.max(...runs.map(({ benchmarkIndex }) => benchmarkIndex));
  return runs.filter(({ benchmarkIndex }) => benchmarkIndex >= best * SLOWEST_COMPARABLE);
}

export type Line = { name: string; median: number; runs: number[]; aim: string; isReached: boolean };

/** The median of each figure by itself, with its aim. A figure that was not measured misses its aim. */
export function judge(runs: readonly Figures[]): Line[] {
  return Object.entries(aims).map(([name, aim]: [string, Aim]) => {
    const values = runs.map((figures) => figures[name as keyof Figures]);
    const middle = median(values);
    const { atLeast, atMost } = aim;
    if (atLeast !== undefined)
      return { name, median: middle, runs: values, aim: `≥ ${atLeast}`, isReached: middle >= atLeast };
    if (atMost !== undefined)
      return { name, median: middle, runs: values, aim: `≤ ${atMost}`, isReached: middle <= atMost };
    return { name, median: middle, runs: values, aim: '', isReached: true };
  });
}

/** The audits that lower the score of a category, for the developer who fixes them. */
export function shortcomings({ categories, audits }: Report): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id} (${audits[id]!.score}): ${audits[id]!.title}`),
  );
}

const sentIn = (requests: readonly Request[]) => sum(requests.map(({ transferSize = 0 }) => transferSize));

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
