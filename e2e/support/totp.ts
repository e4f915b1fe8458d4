import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;

/** What an authenticator app shows for a secret of the page: RFC 6238, written apart from the server's. */
export function appCode(secret: string, { stepsLater = 0 } = {}): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsLater));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const from = mac[19]! % 16;
  const number = Number.parseInt(mac.subarray(from, from + 4).toString('hex'), 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text.replaceAll(' ', '')].map((letter) =>
    letters.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
