import { randomBytes } from 'node:crypto';
import { hashToken } from '@safira/store/accounts/tokens';
import type { Db } from '@safira/store/db';
import { NOW } from '../api.ts';

const DAY_MS = 86_400_000;

type Role = 'member' | 'editor' | 'admin';

/** An account of any role, stored as the owner of the tables; returns its id. */
export async function anAccount(owner: Db, name: string, role: Role): Promise<number> {
  const email = `${name.replaceAll(' ', '-')}@example.com`;
  const row = { public_id: name, email, email_key: email, name, role, created_at: new Date(NOW) };
  const { id } = await owner.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function aSession(
  owner: Db,
  userId: number,
  { hasSecondFactor = false, expiresAt = NOW + DAY_MS } = {},
) {
  const token = randomBytes(8).toString('hex');
  const now = new Date(NOW);
  const { id } = await owner
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      seen_at: now,
      expires_at: new Date(expiresAt),
      second_factor: hasSecondFactor,
      client: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { token, id };
}

/** The token of a new account, with the second factor that its role needs. */
export async function aTokenOf(owner: Db, name: string, role: Role): Promise<string> {
  const userId = await anAccount(owner, name, role);
  return (await aSession(owner, userId, { hasSecondFactor: role !== 'member' })).token;
}
