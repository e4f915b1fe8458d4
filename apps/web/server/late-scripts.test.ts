import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const nonce = 'f00d';
const preload = (href: string) => `<link rel="modulepreload" href="${href}" nonce="${nonce}"/>`;
const imports = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_main};

  window.modules = {"root":route0,"home":route1};

import("/assets/entry.js");`;
const page = (attributes = `nonce="${nonce}"`) =>
  `<head>${preload('/assets/manifest.js')}${preload('/assets/vendor.js')}</head><body>text<script ${attributes} type="module" async="">${imports}</script></body>`;

/** Runs the script of the page in a browser of a few lines; gives back what it requests, in order. */
async function requestedBy(html: string, { isHidden = false, reportsPaints = true } = {}) {
  const [, script = ''] = html.match(new RegExp(`<script nonce="${nonce}">([^<]*)</script>`)) ?? [];
  const requests: string[] = [];
  const paints: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const window: Record<string, unknown> = {};
  const importModule = async (address: string) => {
    requests.push(address);
    return { from: address };
  };
  runInNewContext(script.replaceAll('import(', 'importModule('), {
    window,
    importModule,
    document: {
      hidden: isHidden,
      createElement: () => ({}),
      head: { append: ({ rel, href }: { rel: string; href: string }) => requests.push(`${rel} ${href}`) },
    },
    setTimeout: (task: () => void) => timers.push(task),
    ...(reportsPaints && {
      PerformanceObserver: class {
        #report: () => void;
        constructor(report: () => void) {
          this.#report = report;
        }
        observe({ type }: { type: string }) {
          if (type === 'paint') paints.push(this.#report);
        }
      },
    }),
  });
  const beforePaint = [...requests];
  for (const report of paints) report();
  const afterPaint = [...requests];
  for (const task of timers) task();
  await new Promise((resolve) => setTimeout(resolve));
  return { beforePaint, afterPaint, requests, window };
}

test('HOME-11: the scripts of a page are requested once, after its first paint, and run in their order', async () => {
  const html = withLateScripts(page(), nonce);
  expect(html).not.toContain('<link rel="modulepreload"');
  const { beforePaint, afterPaint, requests, window } = await requestedBy(html);
  expect(beforePaint).toEqual([]);
  expect(afterPaint).toContain('/assets/home.js');
  expect(requests).toEqual([
    'modulepreload /assets/manifest.js',
    'modulepreload /assets/vendor.js',
    '/assets/manifest.js',
    '/assets/root.js',
    '/assets/home.js',
    '/assets/entry.js',
  ]);
  expect(window).toEqual({
    modules: { root: { from: '/assets/root.js' }, home: { from: '/assets/home.js' } },
  });
});

test('HOME-11: a hidden tab, which paints nothing, requests its scripts at once', async () => {
  const { beforePaint } = await requestedBy(withLateScripts(page(), nonce), { isHidden: true });
  expect(beforePaint).toContain('/assets/home.js');
});

test('HOME-11: in a browser that does not report paints the scripts are requested after a while', async () => {
  const html = withLateScripts(page(), nonce);
  const { afterPaint, requests } = await requestedBy(html, { reportsPaints: false });
  expect(afterPaint).toEqual([]);
  expect(requests).toContain('/assets/home.js');
});

test('HOUSE: a module script without the secret of the page stays what it is', () => {
  expect(withLateScripts(page('nonce="guess"'), nonce)).toBe(page('nonce="guess"'));
  expect(withLateScripts('<p>no script</p>', nonce)).toBe('<p>no script</p>');
});
