import type { Browser, Page } from '../../e2e/support/browser.ts';

/** A page whose program, if an attack makes one run, is noted. */
export type Watched = {
  page: Page;
  /** What has run or could run on the pages opened since the last call. */
  take: () => Promise<string[]>;
  close: () => Promise<void>;
};

type Options = { origin: string; stored?: Record<string, string> };

declare global {
  // In the page.
  var noteAttack: (what: string) => void;
}

/** A new browser profile; `stored` is what its local storage has from the beginning. */
export async function watchedPage(browser: Browser, { origin, stored = {} }: Options): Promise<Watched> {
  const context = await browser.newContext({ locale: 'ar', timezoneId: 'Asia/Riyadh' });
  let notes: string[] = [];
  const note = (what: string) => notes.push(what.slice(0, 300));
  await context.exposeBinding('noteAttack', (_source, what: string) => note(what));
  await context.addInitScript(noteInPage);
  await context.addInitScript(keep, stored);
  const page = await context.newPage();
  context.on('page', (opened) => note(`opened a window: ${opened.url()}`));
  page.on('dialog', (dialog) => {
    note(`opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (/^https?:$/.test(protocol) && requested !== origin) note(`requested ${request.url()}`);
  });
  return {
    page,
    take: async () => {
      const dangers = await Promise.all(page.frames().map((frame) => frame.evaluate(dangersOf)));
      const found = [...notes, ...dangers.flat()];
      notes = [];
      return [...new Set(found)];
    },
    close: () => context.close(),
  };
}

/** Runs in every document before anything else does. */
function noteInPage(): void {
  Object.defineProperty(globalThis, 'attacked', {
    set: () => {
      globalThis.noteAttack('ran a script');
    },
    configurable: true,
  });
  const page = (globalThis as unknown as { document: EventTarget & { contentType: string } }).document;
  page.addEventListener('securitypolicyviolation', (event) => {
    const violation = event as Event & { violatedDirective: string; blockedURI: string };
    // The browser itself lays out XML with a sheet of its own, which the policy refuses now and then.
    const isViewer = page.contentType.endsWith('xml') && violation.violatedDirective === 'style-src-elem';
    if (isViewer && violation.blockedURI === 'inline') return;
    globalThis.noteAttack(`violated ${violation.violatedDirective}: ${violation.blockedURI}`);
  });
}

function keep(items: Record<string, string>): void {
  const { localStorage, location } = globalThis as unknown as {
    localStorage: Record<string, string>;
    location: { protocol: string };
  };
  // A page without an address has no storage.
  if (location.protocol.startsWith('http')) Object.assign(localStorage, items);
}

type PageElement = { tagName: string; attributes: Iterable<{ name: string; value: string }> };

/** Attributes of the document that run as soon as someone touches their element. Runs in the page. */
function dangersOf(): string[] {
  const { document } = globalThis as unknown as {
    document: { querySelectorAll: (selector: string) => Iterable<PageElement> };
  };
  const isProgram = (value: string) =>
    // Browsers skip blanks and control characters in a scheme.
    /^(javascript|vbscript|data:text\/html)/i.test(value.replaceAll(/[\0-\u0020]/g, ''));
  return Array.from(document.querySelectorAll('*'), ({ tagName, attributes }) =>
    Array.from(attributes)
      .filter(({ name, value }) => /^on/i.test(name) || isProgram(value))
      // Words for people, whatever they say.
      .filter(({ name }) => !/^(alt|title|content|value|aria-.*|data-.*|placeholder)$/i.test(name))
      .map(({ name, value }) => `has ${tagName} ${name}="${value}"`),
  ).flat();
}
