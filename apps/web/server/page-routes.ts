import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { dateIn, dayRange } from '@safira/football/time/days';
import type { Clock } from '@safira/football/time/clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../app/lib/page.ts';
import { encodingOf, isKnownVersion } from '@safira/operations/http';
import { pageAddress } from './page-key.ts';
import type { FinishedPage, makePages } from './pages.ts';
import { offsetMinutes, zoneOf } from './zone.ts';

type Options = {
  pages: ReturnType<typeof makePages>;
  clock: Clock;
  /** Site settings that every page receives. */
  site: Pick<Page, 'siteUrl' | 'simulated' | 'mailLinks' | 'googleSignIn'>;
  /** The ids of our routes, as React Router names them in data requests. */
  routes: ReadonlySet<string>;
};

/** Everything that is not a file, the API or the stream is a page. */
export function pageRoutes(app: FastifyInstance, { pages, clock, site, routes }: Options) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { pathname, searchParams } = new URL(request.url, 'http://page');
      // DLG-17: opened directly, the URL of a match over a list redirects to the match page. Data requests pass.
      const over = /^\/over\/match\/(\d+)$/.exec(pathname);
      if (over) return reply.redirect(`/match/${over[1]}`, 302);

      const zone = zoneOf(request.headers);
      const now = clock.now();
      const today = dateIn(zone, now);
      const page = await pages.find({
        address: pageAddress({ path: pathname, query: searchParams, zone, today, routes }),
        page: { zone: { name: zone, offsetMinutes: offsetMinutes(zone, Date.now()) }, today, ...site },
        origin: 'http://page',
        reader: request.ip,
        maxAge: Math.max(2, Math.floor((dayRange(zone, today).to - now) / 1000 / clock.speed)),
      });
      return send(page, request, reply);
    },
  });
}

const unzip = promisify(gunzip);

async function send(page: FinishedPage, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ ...page.headers, vary: 'Accept-Encoding' });
  if (page.status !== 200) reply.code(page.status);
  else {
    reply.header('etag', page.etag);
    if (isKnownVersion(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(await unzip(page.gzip));
  return reply.header('content-encoding', encoding).send(page[encoding]);
}
