import type { Preferences } from '@safira/contract/accounts/parts';
import { updatePreferences } from '@safira/contract/accounts/preferences';
import { savePreferences } from '@safira/store/accounts/preferences';
import type { Db } from '@safira/store/db';
import { signedInCaller } from '../../access.ts';
import { type Api, serve } from '../../serve.ts';

/** AUTH-03 */
export function preferenceRoutes(api: Api, { db }: { db: Db }): void {
  serve(api, updatePreferences, async ({ body, caller }) => {
    const { userId } = signedInCaller(caller);
    // JSON has no undefined: only given keys are in the body.
    return { data: await savePreferences(db, { userId, changed: body as Partial<Preferences> }) };
  });
}
