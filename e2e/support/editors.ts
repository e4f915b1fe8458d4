import type { startTotp, confirmTotp } from '@safira/contract/accounts/second-factor';
import type { Answer } from '@safira/contract/endpoint';
import { type Account, anAccount, verifyAddress } from './accounts.ts';
import { database, edge } from './addresses.ts';
import { query } from './stack.ts';
import { appCode } from './totp.ts';

export type Editor = Account & { token: string; secret: string };

/** An account of the newsroom, with a second factor and a session that has it. */
export async function anEditor(): Promise<Editor> {
  const account = await anAccount();
  verifyAddress(account);
  const { secret } = await own<Answer<typeof startTotp>>(account.token, 'POST', {
    password: account.password,
  });
  await own<Answer<typeof confirmTotp>>(account.token, 'PUT', { code: appCode(secret) });
  // Not by `pnpm user grant`, which ends the sessions.
  query(database, `update users set role = 'editor' where email_key = '${account.email.toLowerCase()}'`);
  return { ...account, secret };
}

let shared: Promise<Editor> | undefined;

/** One for all tests of a process that leave the account alone: second factors are set up a few times a minute only. */
export const theEditor = (): Promise<Editor> => (shared ??= anEditor());

async function own<A extends { data: unknown }>(
  token: string,
  method: string,
  body: object,
): Promise<A['data']> {
  const answer = await fetch(`${edge}/api/auth/totp`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} /auth/totp: ${answer.status}`);
  return ((await answer.json()) as A).data;
}
