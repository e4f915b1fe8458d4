import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeApiReader } from '../apps/web/server/api-reader.ts';
import { pageAddress } from '../apps/web/server/page-key.ts';
import { makePages, type WebBuild } from '../apps/web/server/pages.ts';

type Site = { api: string; zone: string; today: string };
type Rendered = {
  /** The API calls that the page was made from. */
  paths: string[];
  /** Renders the same data to HTML again: no loader, no compression. */
  renderAgain: () => Promise<unknown>;
};
type HandleRequest = (...args: unknown[]) => Promise<Response>;

/** Makes pages as the web server does, in this process, each with an empty cache. */
export async function openRenderer({ api, zone, today }: Site) {
  const buildFile = join(import.meta.dirname, '../apps/web/build/server/index.js');
  if (!existsSync(buildFile)) throw new Error('the pages are not built: run pnpm build first');
  process.env.NODE_ENV = 'production'; // read by React when the build loads it
  const build = (await import(buildFile)) as WebBuild;
  const readApi = makeApiReader(api, (error, path) => {
    throw new Error(`the API did not answer ${path}`, { cause: error });
  });

  return {
    async render(address: string): Promise<Rendered> {
      const { pathname: path, searchParams: query } = new URL(address, 'http://page');
      const paths: string[] = [];
      let renderAgain: Rendered['renderAgain'] | undefined;
      const pages = makePages({
        build: watched(build, (again) => (renderAgain = again)),
        readApi: (call, options) => {
          paths.push(call);
          return readApi(call, options);
        },
      });
      const { status } = await pages.find({
        address: pageAddress({ path, query, zone, today, routes: new Set() }),
        page: { zone: { name: zone, offsetMinutes: 180 }, today, siteUrl: 'http://page', simulated: true },
        origin: 'http://page',
        reader: '127.0.0.1',
        maxAge: 60,
      });
      if (status !== 200 || !renderAgain) throw new Error(`${address} answered ${status}`);
      return { paths, renderAgain };
    },
  };
}

/** The build, with its rendering handed to `onRender` to be repeated with the same data. */
function watched(build: WebBuild, onRender: (again: () => Promise<unknown>) => void): WebBuild {
  const { module } = build.entry;
  const handleRequest = module.default as HandleRequest;
  const watching: HandleRequest = (...args) => {
    onRender(async () => (await handleRequest(...args)).text());
    return handleRequest(...args);
  };
  return { ...build, entry: { ...build.entry, module: { ...module, default: watching } } } as WebBuild;
}
