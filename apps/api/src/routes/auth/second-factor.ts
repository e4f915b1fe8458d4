import * as contract from '@safira/contract/accounts/second-factor';
import { signedInCaller } from '../../access.ts';
import type { AccountTools } from '../../accounts/account-tools.ts';
import { confirmTotp, removeTotp, startTotp } from '../../accounts/second-factor.ts';
import { type Api, serve } from '../../serve.ts';

/** AUTH-12 */
export function secondFactorRoutes(api: Api, tools: AccountTools): void {
  serve(api, contract.startTotp, async ({ body, caller }) => ({
    data: await startTotp(tools, signedInCaller(caller), body.password),
  }));

  serve(api, contract.confirmTotp, async ({ body, caller }) => ({
    data: { recoveryCodes: await confirmTotp(tools, signedInCaller(caller), body.code) },
  }));

  serve(api, contract.removeTotp, async ({ body, caller }) => {
    await removeTotp(tools, signedInCaller(caller), body);
    return { data: {} };
  });
}
