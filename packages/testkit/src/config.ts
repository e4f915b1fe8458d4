import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { port, readEnv } from '@safira/operations/env';

const Ports = z.object({
  POSTGRES_PORT: port.default(5433),
  REDIS_PORT: port.default(6380),
  /** Of the checkout whose scripts/services started PostgreSQL and Redis, if it is another one. */
  SECRETS_FILE: z.string().default(join(import.meta.dirname, '../../../.data/secrets.env')),
});

const Secrets = z.object({
  POSTGRES_PASSWORD: z.string(),
  POSTGRES_MIGRATOR_PASSWORD: z.string(),
  POSTGRES_API_PASSWORD: z.string(),
  POSTGRES_WORKER_PASSWORD: z.string(),
  REDIS_PASSWORD: z.string(),
  PUBLISH_SECRET: z.string(),
  ACCOUNT_KEY: z.string(),
});

/** The local PostgreSQL and Redis as scripts/services starts them; other ports are other instances. */
export function readEngineConfig(env: Record<string, string | undefined> = process.env) {
  const ports = readEnv(Ports, env);
  return { ...ports, ...readEnv(Secrets, parseEnv(readSecrets(ports.SECRETS_FILE))) };
}

function readSecrets(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`no passwords for PostgreSQL and Redis in ${path}: run scripts/services up`, {
      cause: error,
    });
  }
}

/** What a started process inherits from the shell; all other variables come from its stack. */
export function inheritedEnv(): Record<string, string> {
  const { PATH = '', HOME = '', LANG = 'C.UTF-8', NODE_ENV } = process.env;
  return { PATH, HOME, LANG, ...(NODE_ENV ? { NODE_ENV } : {}) };
}

/** The user of nginx's workers: with a checkout in a private folder, only its owner can read the built files. */
export function edgeUser(): string {
  return process.getuid?.() === 0 ? 'root' : (process.env.USER ?? 'nobody');
}
