import { randomBytes } from 'node:crypto';
import { base32 } from './base32.ts';
import { hashToken } from '@safira/store/accounts/tokens';

const COUNT = 10;
const BYTES = 15;

/** AUTH-12: ten of 120 bits, such as K3WD-…, with what is stored of them. */
export function makeRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const plain = Array.from({ length: COUNT }, () => base32(randomBytes(BYTES)));
  return {
    codes: plain.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-')),
    hashes: plain.map(hashToken),
  };
}
