import * as contract from '@safira/contract/accounts/auth';
import { signedInCaller } from '../../access.ts';
import type { AccountTools } from '../../accounts/account-tools.ts';
import { changePassword, resetPassword } from '../../accounts/password-change.ts';
import { type Api, serve } from '../../serve.ts';

export function passwordRoutes(api: Api, tools: AccountTools): void {
  serve(api, contract.changePassword, ({ body, caller, userAgent }) =>
    changePassword(tools, signedInCaller(caller), { ...body, userAgent }),
  );

  serve(api, contract.resetPassword, ({ body, userAgent }) => resetPassword(tools, { ...body, userAgent }));
}
