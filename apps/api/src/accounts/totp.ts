import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32 } from './base32.ts';

const STEP_MS = 30_000;
/** Clocks of phones are off by some seconds, and typing takes some: codes of the neighbouring steps are accepted. */
const DRIFTS = [0, -1, 1];

/** RFC 6238 with SHA-1 and six digits, which is what all authenticator apps support. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

export const totpStep = (now: number): number => Math.floor(now / STEP_MS);

/** The step that a code of six digits belongs to; undefined if it is wrong. */
export function findTotpStep(secret: Buffer, code: string, now: number): number | undefined {
  return DRIFTS.map((drift) => totpStep(now) + drift).find((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  );
}

/** What authenticator apps read from a QR code. */
export function totpUri(secret: Buffer, email: string): string {
  const issuer = encodeURIComponent('صافرة');
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=${issuer}`;
}
