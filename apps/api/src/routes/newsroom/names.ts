import { AppError } from '@safira/contract/errors';
import * as contract from '@safira/contract/newsroom/names';
import type { Clock } from '@safira/football/time/clock';
import type { Logger } from '@safira/operations/log';
import { publishInvalidateAll } from '@safira/store/coordination/bus';
import type { Db } from '@safira/store/db';
import { correctName } from '@safira/store/names/correct-name';
import {
  countNamesToCheck,
  findName,
  listNamesToCheck,
  searchNames,
} from '@safira/store/names/newsroom-names';
import type { Redis } from '@safira/store/redis';
import { signedInCaller } from '../../access.ts';
import { type Api, serve } from '../../serve.ts';

const ON_A_PAGE = 30;

type Tools = { db: Db; clock: Clock; redis: Redis; log: Logger };

/** OURS-24: names that editors check and correct. */
export function newsroomNameRoutes(api: Api, { db, clock, redis, log }: Tools): void {
  serve(api, contract.listNames, async ({ query: { filter, q, page } }) => {
    const counts = await countNamesToCheck(db, clock.now());
    if (q !== undefined) {
      const found = await searchNames(db, { filter, text: q });
      return { data: found, counts, pagination: { current: 1, total: found.length, totalPages: 1 } };
    }
    const paging = { page, limit: ON_A_PAGE };
    const { names, total } = await listNamesToCheck(db, { filter, now: clock.now(), ...paging });
    return {
      data: names,
      counts,
      pagination: { current: page, total, totalPages: Math.ceil(total / ON_A_PAGE) },
    };
  });

  serve(api, contract.correctName, async ({ params: { kind, id }, body: { arabic, seen }, caller }) => {
    const { userId } = signedInCaller(caller);
    const change = { kind, id, arabic, seen, userId, now: new Date(clock.now()) };
    const outcome = await correctName(db, change);
    if (outcome === 'changed') throw new AppError('name_changed', `${kind} ${id}`);
    const name = outcome === 'saved' ? await findName(db, kind, id) : undefined;
    if (!name) throw new AppError('not_found', `${kind} ${id}`);
    // Without Redis no process trusts its copies for long.
    await publishInvalidateAll(redis).catch((error: unknown) =>
      log.warn({ err: error }, 'a corrected name could not be announced'),
    );
    return { data: name };
  });
}
