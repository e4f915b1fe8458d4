import { deleteAccount, exportAccount } from '@safira/contract/accounts/leaving';
import { AppError } from '@safira/contract/errors';
import { saveAccountEvent } from '@safira/store/accounts/account-events';
import { deleteUser, findAccountExport } from '@safira/store/accounts/leaving';
import { signedInCaller } from '../../access.ts';
import type { AccountTools } from '../../accounts/account-tools.ts';
import { confirmOwner } from '../../accounts/confirm.ts';
import { type Api, serve } from '../../serve.ts';

/** AUTH-13 */
export function leavingRoutes(api: Api, tools: AccountTools): void {
  const { db } = tools;

  serve(api, exportAccount, async ({ body, caller }) => {
    const { userId, sessionId } = signedInCaller(caller);
    await confirmOwner(tools, signedInCaller(caller), body);
    const now = new Date(tools.now());
    await saveAccountEvent(db, { userId, kind: 'exported', now });
    const data = await findAccountExport(db, { userId, sessionId, now });
    if (!data) throw new AppError('unauthenticated');
    return { data };
  });

  serve(api, deleteAccount, async ({ body, caller }) => {
    const { userId, password } = await confirmOwner(tools, signedInCaller(caller), body);
    const outcome = await deleteUser(db, { userId, checked: password, now: new Date(tools.now()) });
    if (outcome === 'last admin') throw new AppError('last_admin');
    if (outcome === 'changed') throw new AppError('wrong_password', 'the password changed meanwhile');
    return { data: {} };
  });
}
