import { expect, test } from 'vitest';
import { comparable, type Figures, figuresOf, judge, type Report, shortcomings } from './figures.ts';

const aReport: Report = {
  environment: { benchmarkIndex: 1_500 },
  categories: {
    performance: { score: 0.934, auditRefs: [{ id: 'total-blocking-time', weight: 30 }] },
    accessibility: { score: 0.98, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
    'best-practices': { score: 1, auditRefs: [{ id: 'csp-xss', weight: 0 }] },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    'largest-contentful-paint': { title: 'LCP', score: 0.9, numericValue: 2_100 },
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0.01 },
    'total-blocking-time': { title: 'TBT', score: 1, numericValue: 90 },
    'color-contrast': { title: 'Contrast', score: 0 },
    'csp-xss': { title: 'CSP', score: 0 },
    'network-requests': {
      title: 'Requests',
      score: 1,
      details: {
        items: [
          { url: 'http://page/', resourceType: 'Document', transferSize: 20_000 },
          { url: 'http://page/a.js', resourceType: 'Script', transferSize: 60_000 },
          { url: 'http://page/b.js', resourceType: 'Script', transferSize: 30_000 },
          { url: 'http://page/f.woff2', resourceType: 'Font', transferSize: 15_000 },
          { url: 'http://page/a.js', resourceType: 'Script', transferSize: 0 },
          { url: 'http://page/live', resourceType: 'EventSource', transferSize: 5_000 },
        ],
      },
    },
  },
};

const reached: Figures = {
  performance: 95,
  accessibility: 100,
  'best practices': 100,
  SEO: 100,
  'LCP ms': 2_000,
  CLS: 0.02,
  'TBT ms': 200,
  'scripts gzip': 120_000,
  'scripts sent': 100_000,
  'page sent': 340_000,
  'stream sent': 0,
  benchmarkIndex: 2_000,
};
const missed = (runs: Figures[]) => judge(runs).flatMap(({ name, isReached }) => (isReached ? [] : [name]));

test('HOUSE: the figures of a run are read from its report, the size of scripts as gzip and as sent', async () => {
  const figures = await figuresOf(aReport, async (url) => (url.endsWith('a.js') ? 70_000 : 35_000));
  expect(figures).toEqual({
    performance: 93,
    accessibility: 98,
    'best practices': 100,
    SEO: 100,
    'LCP ms': 2_100,
    CLS: 0.01,
    'TBT ms': 90,
    'scripts gzip': 105_000,
    'scripts sent': 90_000,
    'page sent': 125_000,
    'stream sent': 5_000,
    benchmarkIndex: 1_500,
  });
});

test('HOUSE: a figure that equals its aim reaches it, one slightly worse misses it', () => {
  expect(missed([reached])).toEqual([]);
  const worse = {
    performance: 94,
    accessibility: 99,
    'best practices': 99,
    SEO: 99,
    'LCP ms': 2_001,
    CLS: 0.021,
    'TBT ms': 201,
    'page sent': 340_001,
  };
  for (const [name, value] of Object.entries(worse)) {
    expect(missed([{ ...reached, [name]: value }])).toEqual([name]);
  }
});

test('HOUSE: each figure is judged by its own median, independent of the others', () => {
  const slow = { ...reached, 'LCP ms': 4_000 };
  const shifting = { ...reached, CLS: 0.3 };
  expect(missed([slow, shifting, reached])).toEqual([]);
  expect(missed([slow, slow, reached])).toEqual(['LCP ms']);
});

test('HOUSE: a figure that was not measured misses its aim', () => {
  expect(missed([{ ...reached, CLS: Number.NaN }])).toEqual(['CLS']);
});

test('HOUSE: audits that lower a category are listed, those without weight are not', () => {
  expect(shortcomings(aReport)).toEqual(['accessibility: color-contrast (0): Contrast']);
});

test('HOUSE: a run more than 15 % below the best benchmarkIndex is discarded, one at 15 % is counted', () => {
  const atSpeed = (benchmarkIndex: number) => ({ ...reached, benchmarkIndex });
  expect(comparable([1_699, 2_000, 1_700].map(atSpeed))).toEqual([2_000, 1_700].map(atSpeed));
});
