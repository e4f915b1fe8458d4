import * as contract from '@safira/contract/accounts/sessions';
import { AppError } from '@safira/contract/errors';
import { deleteSession, deleteSessions, listSessions } from '@safira/store/accounts/sessions';
import { signedInCaller } from '../../access.ts';
import type { AccountTools } from '../../accounts/account-tools.ts';
import { type Api, serve } from '../../serve.ts';

/** AUTH-11 */
export function sessionRoutes(api: Api, { db, now }: AccountTools): void {
  serve(api, contract.listSessions, async ({ caller }) => {
    const { userId, sessionId: current } = signedInCaller(caller);
    return { data: await listSessions(db, { userId, current, now: new Date(now()) }) };
  });

  serve(api, contract.endOtherSessions, async ({ caller }) => {
    const { userId, sessionId: except } = signedInCaller(caller);
    return { data: { ended: await deleteSessions(db, { userId, except }) } };
  });

  serve(api, contract.endSession, async ({ params: { id }, caller }) => {
    const { userId } = signedInCaller(caller);
    if (!(await deleteSession(db, { userId, id }))) throw new AppError('not_found', `session ${id}`);
    return { data: {} };
  });
}
