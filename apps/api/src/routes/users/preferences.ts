import type { Preferences } from '@safira/contract/accounts/parts';
import { updatePreferences } from '@safira/contract/accounts/preferences';
import { savePreferences } from '@safira/store/accounts/preferences';
import { signedInCaller } from '../../access.ts';
import type { AccountTools } from '../../accounts/account-tools.ts';
import { type Api, serve } from '../../serve.ts';

/** AUTH-03 */
export function preferenceRoutes(api: Api, { db, now }: AccountTools): void {
  serve(api, updatePreferences, async ({ body, caller }) => {
    const { userId } = signedInCaller(caller);
    // JSON has no undefined: only given keys are in the body.
    const changed = body as Partial<Preferences>;
    return { data: await savePreferences(db, { userId, changed, now: new Date(now()) }) };
  });
}
