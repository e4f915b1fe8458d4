import { randomBytes } from 'node:crypto';
import { base32 } from '../../apps/api/src/accounts/base32.ts';
import { makePasswords, standardCosts } from '../../apps/api/src/accounts/passwords.ts';
import { makeRecoveryCodes } from '../../apps/api/src/accounts/recovery-codes.ts';
import { sealSecret } from '../../apps/api/src/accounts/sealed-secret.ts';
import { makeTotpSecret } from '../../apps/api/src/accounts/second-factor.ts';
import { makePublicId } from '../../apps/api/src/accounts/tokens.ts';
import { readEmail } from '@safira/contract/accounts/rules/email-address';
import { deleteSecondFactor, saveNewSecret, saveSecondFactor } from '@safira/store/accounts/second-factors';
import { deleteSessions } from '@safira/store/accounts/sessions';
import { findCredentials, saveUser } from '@safira/store/accounts/users';
import type { Db } from '@safira/store/db';

/** Names below `.test` are reserved: no mail can reach a person. */
const people = [
  { address: 'member@safira.test', name: 'عضو تجريبي', role: 'member' },
  { address: 'editor@safira.test', name: 'محرر تجريبي', role: 'editor' },
  { address: 'admin@safira.test', name: 'مدير تجريبي', role: 'admin' },
] as const;

export type DemoUser = {
  address: string;
  password: string;
  /** In base32, for an authenticator app; undefined for the member, who has no second factor. */
  totpSecret: string | undefined;
};

/** `db`: as the owner of the tables; `key`: the API's ACCOUNT_KEY. */
type Tools = { db: Db; key: Buffer; now: Date };

/** An account of every role, with new passwords and secrets each time; only for simulated data. */
export async function saveDemoUsers(tools: Tools): Promise<DemoUser[]> {
  const passwords = await makePasswords({ costs: standardCosts, atOnce: 1 });
  const users: DemoUser[] = [];
  for (const person of people) {
    const password = base32(randomBytes(10))
      .toLowerCase()
      .replaceAll(/.{4}(?=.)/g, '$&-');
    const userId = await saveDemoUser(tools, { ...person, hash: await passwords.hash(password) });
    const totpSecret = person.role === 'member' ? undefined : await saveFactor(tools, userId);
    users.push({ address: person.address, password, totpSecret });
  }
  return users;
}

async function saveDemoUser(
  { db, now }: Tools,
  { address, name, role, hash }: (typeof people)[number] & { hash: string },
): Promise<number> {
  const email = readEmail(address)!;
  const publicId = makePublicId();
  const made = await saveUser(db, { publicId, email, name, password: null, now });
  const userId = made ?? (await findCredentials(db, { emailKey: email.key, markHash: undefined }))!.userId;
  await db
    .updateTable('users')
    .set({ password: hash, role, email_verified_at: now, disabled_at: null })
    .where('id', '=', userId)
    .execute();
  await deleteSessions(db, { userId });
  return userId;
}

/** Returns the secret. */
async function saveFactor({ db, key, now }: Tools, userId: number): Promise<string> {
  const plain = makeTotpSecret();
  const secret = sealSecret({ key, userId }, plain);
  const { hashes: codeHashes } = makeRecoveryCodes();
  await deleteSecondFactor(db, { userId, kind: 'second_factor_reset', now, sendsMail: false });
  await saveNewSecret(db, { userId, secret, now });
  // No session has it yet, and no code was used.
  const confirmation = { userId, sessionId: 0, secret, step: 0, codeHashes, now, sendsMail: false };
  await saveSecondFactor(db, confirmation);
  return base32(plain);
}
