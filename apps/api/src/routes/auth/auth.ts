import {
  checkAvailability,
  getMe,
  logIn,
  logOut,
  register,
  updateProfile,
} from '@safira/contract/accounts/auth';
import { readName } from '@safira/contract/accounts/rules/display-name';
import { readEmail } from '@safira/contract/accounts/rules/email-address';
import { deleteSession } from '@safira/store/accounts/sessions';
import { hasAccount, saveName } from '@safira/store/accounts/users';
import type { AccountTools } from '../../accounts/account-tools.ts';
import { fieldError, registerAccount } from '../../accounts/new-account.ts';
import { ownUser, signIn } from '../../accounts/sign-in.ts';
import { signedInCaller } from '../../access.ts';
import { type Api, serve } from '../../serve.ts';

export function authRoutes(api: Api, tools: AccountTools): void {
  const { db, limiter } = tools;

  serve(api, register, ({ body, address, userAgent }) =>
    registerAccount(tools, { ...body, address, userAgent }),
  );

  serve(api, logIn, ({ body: { email, password, code, device }, address, userAgent }) =>
    signIn(tools, { email, password, code, device, address, userAgent }),
  );

  serve(api, logOut, async ({ caller }) => {
    if (caller) await deleteSession(db, { userId: caller.userId, id: caller.sessionId });
    return { data: {} };
  });

  serve(api, getMe, async ({ caller }) => ({ data: await ownUser(db, signedInCaller(caller).userId) }));

  serve(api, updateProfile, async ({ body, caller }) => {
    const { userId } = signedInCaller(caller);
    const name = readName(body.name);
    if (name === undefined) throw fieldError([{ field: 'name', code: 'name_invalid' }]);
    await saveName(db, { userId, name });
    return { data: await ownUser(db, userId) };
  });

  serve(api, checkAvailability, async ({ query, address }) => {
    const email = readEmail(query.email);
    if (!email) throw fieldError([{ field: 'email', code: 'email_invalid' }]);
    await limiter.admit('availability', address);
    return { data: { field: 'email' as const, available: !(await hasAccount(db, email.key)) } };
  });
}
