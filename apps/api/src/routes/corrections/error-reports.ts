import { reportError } from '@safira/contract/corrections/error-reports';
import { AppError } from '@safira/contract/errors';
import type { Clock } from '@safira/football/time/clock';
import { saveErrorReport } from '@safira/store/corrections/error-reports';
import type { Db } from '@safira/store/db';
import { type Api, serve } from '../../serve.ts';

/** Of all callers together: one key for the limiter. */
const EVERYONE = 'everyone';

/** OURS-23: what is stored says nothing of who reported it: the address is only counted. */
export function errorReportRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  serve(api, reportError, async ({ body: { website, target, what, text, link }, address }) => {
    await api.limiter.admit('error-report', address);
    // A program that fills in every field learns nothing from the answer.
    if (website !== '') return { data: { number: Math.floor(clock.now() / 1_000) % 100_000 } };
    await api.limiter.admit('all-error-reports', EVERYONE);
    const now = new Date(clock.now());
    const number = await saveErrorReport(db, { target, what, text, link: link ?? null, now });
    if (number === undefined) throw new AppError('not_found', `${target?.kind} ${target?.id}`);
    return { data: { number } };
  });
}
