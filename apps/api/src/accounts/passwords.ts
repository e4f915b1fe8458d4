import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { normalizedPassword } from '@safira/contract/accounts/rules/password-text';
import { makeTurns } from '../turns.ts';

export type HashCosts = { memoryCost: number; timeCost: number };

/** OWASP's for argon2id: 19 MiB and two passes, 10 to 13 ms of CPU. */
export const standardCosts: HashCosts = { memoryCost: 19_456, timeCost: 2 };

/** Hashes at once fill the cores: beyond these, an honest client tries again in two seconds. */
const MOST_WAITING = 100;
const PATIENCE_MS = 5_000;

export type Passwords = {
  /** In PHC format. */
  hash: (typed: string) => Promise<string>;
  /** Without a stored password it takes as long, and fails. */
  isRight: (typed: string, stored: string | null | undefined) => Promise<boolean>;
  /** Whether it was hashed at other costs than today's. */
  isOutdated: (stored: string) => boolean;
};

/** AUTH-07: argon2id, few at once, so that other calls keep a core. */
export async function makePasswords({
  costs,
  atOnce,
}: {
  costs: HashCosts;
  atOnce: number;
}): Promise<Passwords> {
  const options = { ...costs, parallelism: 1 };
  const takeTurn = makeTurns({ atOnce, mostWaiting: MOST_WAITING, patienceMs: PATIENCE_MS });
  const dummy = await hash(randomBytes(16).toString('hex'), options);
  return {
    hash: (typed) => takeTurn(() => hash(normalizedPassword(typed), options)),
    isRight: async (typed, stored) => {
      const isEqual = await takeTurn(() => verify(stored ?? dummy, normalizedPassword(typed)));
      return isEqual && typeof stored === 'string';
    },
    isOutdated: (stored) => {
      const { memoryCost, timeCost } = parseOptions(stored);
      return memoryCost !== costs.memoryCost || timeCost !== costs.timeCost;
    },
  };
}
