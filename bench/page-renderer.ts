import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiAnswer, type ApiReader, makeApiReader } from '../apps/web/server/api-reader.ts';
import { pageAddress } from '../apps/web/server/page-key.ts';
import { makePages, type WebBuild } from '../apps/web/server/pages.ts';

type Site = { api: string; zone: string; today: string };
type HandleRequest = (...args: unknown[]) => Promise<Response>;

/** Makes pages as the web server does, in this process, each with an empty cache. */
export async function openRenderer({ api, zone, today }: Site) {
  const buildFile = join(import.meta.dirname, '../apps/web/build/server/index.js');
  if (!existsSync(buildFile)) throw new Error('the pages are not built: run pnpm build first');
  const build = (await import(buildFile)) as WebBuild;
  const readApi = makeApiReader(api, (error, path) => {
    throw new Error(`the API did not answer ${path}`, { cause: error });
  });

  let readers = 0;
  async function make(address: string, of: { build: WebBuild; readApi: ApiReader }): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(address, 'http://page');
    const { status } = await makePages(of).find({
      address: pageAddress({ path, query, zone, today, routes: new Set() }),
      page: {
        zone: { name: zone, offsetMinutes: 180 },
        today,
        siteUrl: 'http://page',
        simulated: true,
        mailLinks: false,
        googleSignIn: false,
      },
      origin: 'http://page',
      // Of another address each time: how much one may read is not what is measured.
      reader: `10.0.${(readers >> 8) % 256}.${readers++ % 256}`,
      maxAge: 60,
    });
    if (status !== 200) throw new Error(`${address} answered ${status}`);
  }

  return {
    /** The whole way; returns the answers of the API that the page was made from. */
    async make(address: string): Promise<ApiAnswer[]> {
      const answers: ApiAnswer[] = [];
      await make(address, {
        build,
        readApi: async (path, options) => {
          const answer = await readApi(path, options);
          answers.push(answer);
          return answer;
        },
      });
      return answers;
    },
    /** The milliseconds that React takes to render these answers to HTML: no loader, no compression. */
    async renderingMs(address: string, answers: readonly ApiAnswer[]): Promise<number> {
      let ms: number | undefined;
      const byPath = new Map(answers.map((answer) => [answer.path, answer]));
      await make(address, {
        build: timedBuild(build, (measured) => (ms = measured)),
        readApi: (path) => Promise.resolve(byPath.get(path)!),
      });
      if (ms === undefined) throw new Error(`${address} was not rendered`);
      return ms;
    },
  };
}

function timedBuild(build: WebBuild, onRendered: (ms: number) => void): WebBuild {
  const { module } = build.entry;
  const handleRequest = module.default as HandleRequest;
  const timed: HandleRequest = async (...args) => {
    const started = performance.now();
    const response = await handleRequest(...args);
    const html = await response.arrayBuffer();
    onRendered(performance.now() - started);
    return new Response(html, response);
  };
  return { ...build, entry: { ...build.entry, module: { ...module, default: timed } } };
}
