import * as contract from '@safira/contract/accounts/auth';
import { readName } from '@safira/contract/accounts/rules/display-name';
import { deleteSession } from '@safira/store/accounts/sessions';
import { hasAccount, saveName } from '@safira/store/accounts/users';
import type { AccountTools } from '../../accounts/account-tools.ts';
import { forgotPassword, readAddress, requestAddress, verifyEmail } from '../../accounts/addresses.ts';
import { fieldError, registerAccount } from '../../accounts/new-account.ts';
import { ownUser, signIn } from '../../accounts/sign-in.ts';
import { signedInCaller } from '../../access.ts';
import { type Api, serve } from '../../serve.ts';

export function authRoutes(api: Api, tools: AccountTools): void {
  const { db, limiter } = tools;

  serve(api, contract.register, ({ body, address, userAgent }) =>
    registerAccount(tools, { ...body, address, userAgent }),
  );

  serve(api, contract.logIn, ({ body: { email, password, code, device }, address, userAgent }) =>
    signIn(tools, { email, password, code, device, address, userAgent }),
  );

  serve(api, contract.logOut, async ({ caller }) => {
    if (caller) await deleteSession(db, { userId: caller.userId, id: caller.sessionId });
    return { data: {} };
  });

  serve(api, contract.getMe, async ({ caller }) => ({
    data: await ownUser(db, signedInCaller(caller).userId),
  }));

  serve(api, contract.updateProfile, async ({ body, caller, address }) => {
    const signedIn = signedInCaller(caller);
    const name = body.name === undefined ? undefined : readName(body.name);
    if (body.name !== undefined && name === undefined)
      throw fieldError([{ field: 'name', code: 'name_invalid' }]);
    if (body.email !== undefined) {
      const email = readAddress(body.email);
      await requestAddress(tools, signedIn, { email, password: body.password ?? '', address });
    }
    const { userId } = signedIn;
    if (name !== undefined) await saveName(db, { userId, name });
    return { data: await ownUser(db, userId) };
  });

  serve(api, contract.forgotPassword, async ({ body, address }) => {
    await forgotPassword(tools, { ...body, address });
    return { data: {} };
  });

  serve(api, contract.verifyEmail, async ({ body }) => {
    await verifyEmail(tools, body.token);
    return { data: {} };
  });

  serve(api, contract.checkAvailability, async ({ query, address }) => {
    const email = readAddress(query.email);
    await limiter.admit('availability', address);
    return { data: { field: 'email' as const, available: !(await hasAccount(db, email.key)) } };
  });
}
