import type { FastifyInstance } from 'fastify';
import { AppError } from '@safira/contract/errors';
import { IdParams } from '@safira/contract/parts';
import { eventText, type LiveHub } from '../live-hub.ts';
import { serveStream } from '../serve-stream.ts';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** HOME-14: the push streams for when no edge stands in front. */
export function liveRoutes(
  app: FastifyInstance,
  { hub, findHead }: { hub: LiveHub; findHead: () => Promise<number> },
): void {
  const admit = () => {
    if (hub.isFull()) throw new AppError('unavailable', 'too many streams');
  };
  serveStream(app, {
    path: '/live/matches',
    headers,
    admit,
    start: async (_request, stream) => {
      hub.join('matches', stream);
      // Where the log stands: whoever missed something while away learns it now.
      const head = await findHead();
      stream.write(eventText({ prev: head, seq: head, changes: [] }));
    },
  });
  serveStream(app, {
    path: '/live/match/:id',
    headers,
    admit: ({ params }) => {
      admit();
      if (!IdParams.safeParse(params).success) throw new AppError('invalid', 'no id of a match');
    },
    start: ({ params }, stream) => hub.join(`match/${IdParams.parse(params).id}`, stream),
  });
}
