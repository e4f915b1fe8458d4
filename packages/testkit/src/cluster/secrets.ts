import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { FOLDER } from './hosts.ts';

const Secrets = z.object({
  POSTGRES_PASSWORD: z.string(),
  POSTGRES_MIGRATOR_PASSWORD: z.string(),
  POSTGRES_API_PASSWORD: z.string(),
  POSTGRES_WORKER_PASSWORD: z.string(),
  REPLICATION_PASSWORD: z.string(),
  REDIS_PASSWORD: z.string(),
  PUBLISH_SECRET: z.string(),
  ACCOUNT_KEY: z.string(),
  /** Not a secret: when the cluster was started, from which all hosts count football time. */
  CLOCK_ORIGIN: z.string(),
  /** How many times faster football time runs. */
  CLOCK_SPEED: z.string(),
});
export type Secrets = z.infer<typeof Secrets>;

const file = () => join(FOLDER, 'secrets.env');

/** Passwords of this cluster alone, generated when it is started. */
export function makeSecrets(speed: number): Secrets {
  execFileSync(join(import.meta.dirname, '../../../../scripts/secrets'), [file()]);
  const own = [
    `REPLICATION_PASSWORD=${randomBytes(24).toString('hex')}`,
    `CLOCK_ORIGIN=${new Date().toISOString()}`,
    `CLOCK_SPEED=${speed}`,
  ];
  writeFileSync(file(), `${own.join('\n')}\n`, { flag: 'a' });
  return readSecrets();
}

export function readSecrets(): Secrets {
  if (!existsSync(file())) throw new Error('no cluster is up: pnpm cluster up');
  return Secrets.parse(parseEnv(readFileSync(file(), 'utf8')));
}
