import { AppError } from '@safira/contract/errors';
import * as contract from '@safira/contract/newsroom/error-reports';
import type { Clock } from '@safira/football/time/clock';
import * as store from '@safira/store/corrections/error-reports';
import type { Db } from '@safira/store/db';
import { signedInCaller } from '../../access.ts';
import { type Api, serve } from '../../serve.ts';

const ON_A_PAGE = 30;
/** So many are counted and can be paged through. */
const MOST_COUNTED = 1_000;

/** OURS-23: what editors do with the reports of readers. */
export function newsroomErrorReportRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  serve(api, contract.listErrorReports, async ({ query: { state, page } }) => {
    const [data, total, open] = await Promise.all([
      store.listErrorReports(db, { state, page, limit: ON_A_PAGE }),
      store.countErrorReports(db, state, MOST_COUNTED),
      store.countErrorReports(db, 'open', MOST_COUNTED),
    ]);
    return { data, open, pagination: { current: page, total, totalPages: Math.ceil(total / ON_A_PAGE) } };
  });

  serve(api, contract.decideErrorReport, async ({ params: { id }, body: { decision }, caller }) => {
    const { userId } = signedInCaller(caller);
    const decided = await store.decideErrorReport(db, { id, decision, userId, now: new Date(clock.now()) });
    if (decided === 'missing') throw new AppError('not_found', `error report ${id}`);
    if (decided === 'decided') throw new AppError('report_decided', `error report ${id}`);
    return { data: decided };
  });
}
