import type { FastifyInstance } from 'fastify';
import { confirmTotp, startTotp } from '@safira/contract/accounts/second-factor';
import type { Db } from '@safira/store/db';
import { hashToken } from '@safira/store/accounts/tokens';
import { totpCode, totpStep } from '../../src/accounts/totp.ts';
import { aMember, callAs } from './accounts.ts';

/** An authenticator app with the secret that the API gave out. */
export function anApp(secret: string) {
  const bytes = fromBase32(secret);
  return (now: number) => totpCode(bytes, totpStep(now));
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}

/** As a link in a mail would. `owner`: the owner of the tables. */
export async function verifyAddress(owner: Db, email: string): Promise<void> {
  await owner
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('email', '=', email)
    .execute();
}

/** The time of the API under test. */
type Clock = { now: number };

export const STEP_MS = 30_000;

/** A member with a second factor, at the first moment that a further code is accepted. */
export async function aSecuredMember(app: FastifyInstance, { owner, clock }: { owner: Db; clock: Clock }) {
  const member = await aMember(app);
  await verifyAddress(owner, member.email);
  const { token, password } = member;
  const { data } = await callAs(app, startTotp, { token, body: { password } });
  const codeAt = anApp(data.secret);
  const confirmed = await callAs(app, confirmTotp, { token, body: { code: codeAt(clock.now) } });
  clock.now += STEP_MS;
  return { ...member, codeAt, recoveryCodes: confirmed.data.recoveryCodes };
}

/** Whether the session of a token has a second factor. */
export async function hasSecondFactor(owner: Db, token: string): Promise<boolean> {
  const query = owner.selectFrom('sessions').select('second_factor');
  return (await query.where('token_hash', '=', hashToken(token)).executeTakeFirstOrThrow()).second_factor;
}
