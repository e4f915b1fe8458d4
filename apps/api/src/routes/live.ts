import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '@safira/contract/errors';
import { eventText, type LiveHub } from '../live-hub.ts';
import { serveStream } from '../serve-stream.ts';

const MatchParams = z.object({ id: z.coerce.number().int().positive() });

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
    admit,
    start: ({ params }, stream) => hub.join(`match/${MatchParams.parse(params).id}`, stream),
  });
}
