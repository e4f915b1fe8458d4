import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { Identity } from './identities.ts';

const MINUTE_MS = 60_000;
/** Long enough to type the password of another site, and its code. */
const ATTEMPT_MS = 10 * MINUTE_MS;
/** The browser fetches the result as soon as it is back. */
const RESULT_MS = MINUTE_MS;

/** A browser on its way to an identity provider. */
export type SignInAttempt = {
  /** The SHA-256 of a verifier that only the browser has. */
  challenge: Buffer;
  nonce: string;
  codeVerifier: string;
};

export async function saveAttempt(
  db: Db,
  { stateHash, attempt, now }: { stateHash: Buffer; attempt: SignInAttempt; now: Date },
): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({
      state_hash: stateHash,
      challenge: attempt.challenge,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      expires_at: new Date(now.getTime() + ATTEMPT_MS),
    })
    .execute();
}

/** Of several at once, one gets it. */
export async function takeAttempt(
  db: Db,
  { stateHash, now }: { stateHash: Buffer; now: Date },
): Promise<SignInAttempt | undefined> {
  const row = await db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returning(['challenge', 'nonce', 'code_verifier'])
    .executeTakeFirst();
  return row && { challenge: row.challenge, nonce: row.nonce, codeVerifier: row.code_verifier };
}

/** What an identity provider said about a person. */
export type SignInResult = Identity & {
  email: string;
  name: string;
  /** It has verified the address at some time. */
  isVerified: boolean;
  /** It is in charge of the address: what it verified is so today. */
  isAuthoritative: boolean;
};

type NewResult = { tokenHash: Buffer; challenge: Buffer; result: SignInResult; now: Date };

export async function saveResult(db: Db, { tokenHash, challenge, result, now }: NewResult): Promise<void> {
  await db
    .insertInto('sign_in_results')
    .values({
      token_hash: tokenHash,
      challenge,
      issuer: result.issuer,
      subject: result.subject,
      email: result.email,
      name: result.name,
      is_verified: result.isVerified,
      is_authoritative: result.isAuthoritative,
      created_at: now,
      expires_at: new Date(now.getTime() + RESULT_MS),
    })
    .execute();
}

/** For the browser with this challenge only. */
export async function findResult(
  db: Db,
  { tokenHash, challenge, now }: { tokenHash: Buffer; challenge: Buffer; now: Date },
): Promise<SignInResult | undefined> {
  const row = await db
    .selectFrom('sign_in_results')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('challenge', '=', challenge)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { issuer, subject, email, name, is_verified: isVerified, is_authoritative: isAuthoritative } = row;
  return { issuer, subject, email, name, isVerified, isAuthoritative };
}

/** AUTH-12: its owner has yet to find the phone with the codes. */
export async function keepResultForCode(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`
    update sign_in_results set expires_at = created_at + interval '10 minutes'
    where token_hash = ${tokenHash}`.execute(db);
}

/** Whether it is still there; others who want to spend it wait for the end of the transaction. */
export async function lockResult(trx: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await trx
    .selectFrom('sign_in_results')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteResult(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_results').where('token_hash', '=', tokenHash).execute();
}
