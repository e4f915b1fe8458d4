import { AppError } from '@safira/contract/errors';
import * as contract from '@safira/contract/podcasts/podcasts';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import {
  countEpisodes,
  findEpisode,
  findLatestEpisode,
  findPodcastStats,
  findProduction,
  listEpisodes,
} from '@safira/store/podcasts/episodes';
import { removeSounds, requestEpisode } from '@safira/store/podcasts/requests';
import { signedInCaller } from '../../access.ts';
import { type Api, serve } from '../../serve.ts';

const DAY_MS = 86_400_000;

/** POD-01, POD-06, OURS-25: what the worker published; admins have episodes made and delete sounds. */
export function podcastRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  serve(api, contract.getLatestEpisode, {
    key: () => '',
    answer: async () => ({ data: (await findLatestEpisode(db)) ?? null, dependsOn: {} }),
  });

  serve(api, contract.listEpisodes, {
    key: ({ query }) => JSON.stringify(query),
    answer: async ({ query: { page, limit, status } }) => {
      const [data, total] = await Promise.all([
        listEpisodes(db, { page, limit, status }),
        countEpisodes(db, { status }),
      ]);
      const pagination = { current: page, total, totalPages: Math.ceil(total / limit) };
      return { data, pagination, dependsOn: {} };
    },
  });

  serve(api, contract.getEpisode, {
    key: ({ params }) => String(params.id),
    answer: async ({ params: { id } }) => {
      const episode = await findEpisode(db, id);
      if (!episode) throw new AppError('not_found', `episode ${id}`);
      return { data: episode, dependsOn: {} };
    },
  });

  serve(api, contract.getPodcastStatus, {
    key: () => '',
    answer: async () => {
      const nextAt = new Date((slotAt(clock.now()) + 1) * contract.SLOT_MS).toISOString();
      const production = await findProduction(db);
      return { data: { intervalMs: contract.SLOT_MS, nextAt, ...production } as const, dependsOn: {} };
    },
  });

  serve(api, contract.getPodcastStats, {
    key: () => '',
    answer: async () => ({ data: await findPodcastStats(db), dependsOn: {} }),
  });

  serve(api, contract.generateEpisode, async ({ body: { force }, caller }) => {
    const { userId } = signedInCaller(caller);
    const now = clock.now();
    const slot = slotAt(now);
    const isQueued = await requestEpisode(db, { slot, isForced: force, userId, now: new Date(now) });
    return { data: { slot, isQueued } };
  });

  serve(api, contract.cleanUpEpisodes, async ({ query: { days }, caller }) => {
    const { userId } = signedInCaller(caller);
    const now = clock.now();
    const before = new Date(now - days * DAY_MS);
    return { data: await removeSounds(db, { before, days, userId, now: new Date(now) }) };
  });
}

const slotAt = (now: number) => Math.floor(now / contract.SLOT_MS);
