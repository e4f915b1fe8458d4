import type { FastifyInstance } from 'fastify';
import { AppError } from '@safira/contract/errors';
import { IdParams } from '@safira/contract/parts';
import type { Db } from '@safira/store/db';
import { isStored } from '@safira/store/matches/matches';
import { eventText, type LiveHub } from '../../live-hub.ts';
import { serveStream } from '../../serve-stream.ts';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** HOME-14: the push streams for use without an edge. */
export function liveRoutes(
  app: FastifyInstance,
  { hub, db, findHead }: { hub: LiveHub; db: Db; findHead: () => Promise<number> },
): void {
  const admit = async () => {
    if (hub.isFull()) throw new AppError('unavailable', 'too many streams, or closing');
  };
  const isMatch = async (params: unknown) => {
    const checked = IdParams.safeParse(params);
    return checked.success && (await isStored(db, checked.data.id));
  };
  serveStream(app, {
    path: '/live/matches',
    headers,
    admit,
    start: async (_request, stream) => {
      hub.join('matches', stream);
      // The head of the change log: a client that missed something while disconnected sees it now.
      const head = await findHead();
      if (!stream.writableEnded) stream.write(eventText({ prev: head, seq: head, changes: [] }));
    },
  });
  serveStream(app, {
    path: '/live/match/:id',
    headers,
    admit: async ({ params }) => {
      await admit();
      if (!(await isMatch(params))) throw new AppError('match_not_found');
    },
    start: ({ params }, stream) => hub.join(`match/${IdParams.parse(params).id}`, stream),
  });
  // For the edge, before it opens a stream of its own. 403, because nginx's auth_request treats a 404 as an error.
  app.get('/live/match/:id/exists', { schema: { hide: true } }, async ({ params }, reply) =>
    reply
      .code((await isMatch(params)) ? 204 : 403)
      .header('cache-control', 'public, s-maxage=5, stale-while-revalidate=5')
      .send(),
  );
}
