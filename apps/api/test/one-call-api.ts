import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Endpoint, endpoint } from '@safira/contract/endpoint';
import type { AccessRules } from '../src/access.ts';
import { acceptEmptyJson } from '../src/empty-json.ts';
import { registerErrors } from '../src/errors.ts';
import { makeHotAnswers } from '../src/hot-answers.ts';
import { type Api, serve } from '../src/serve.ts';
import { makeSnapshots } from '../src/snapshots.ts';

const mine = endpoint({ method: 'GET', path: '/users/me', summary: '', data: z.any(), family: 'private' });

/** An API with one private call, which returns its caller. */
export function oneCallApi(own: Partial<Endpoint>, access: AccessRules): FastifyInstance {
  const app = Fastify();
  acceptEmptyJson(app);
  registerErrors(app);
  const api: Api = {
    app,
    snapshots: makeSnapshots({ maxBytes: 10_000, isTrusted: () => true, isAway: () => false }),
    searches: makeSnapshots({ maxBytes: 10_000, isTrusted: () => true, isAway: () => false }),
    hot: makeHotAnswers(),
    limiter: { admit: () => Promise.resolve(), giveBack: () => Promise.resolve() },
    access,
    findHead: async () => 0,
  };
  serve(api, { ...mine, ...own }, async ({ caller }) => ({ data: caller ?? null }));
  return app;
}
