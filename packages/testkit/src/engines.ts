import { readEngineConfig } from './config.ts';

// The only place that knows the local PostgreSQL and Redis: tests, stacks, drills and benchmarks use it.

/** Each app connects as its own role; the admin, a superuser, creates databases and monitors. */
export type DatabaseRole = 'admin' | 'migrator' | 'api' | 'worker';

let config: ReturnType<typeof readEngineConfig> | undefined;
// Read on first use: scripts/services, which writes the passwords, may be started by the same process.
const engines = () => (config ??= readEngineConfig());

/** `port`: of a separate PostgreSQL with the same roles. */
export function databaseUrl(role: DatabaseRole, database: string, port = engines().POSTGRES_PORT): string {
  const { user, password } = accountOf(role);
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/** As many as scripts/services starts Redis with. */
export const REDIS_DATABASES = 64;
/** Test files get theirs from here on, by `testRedisUrl`; each stack has a fixed number below. */
export const FIRST_TEST_DATABASE = 16;

/** `port`: of a separate Redis. */
export function redisUrl(number: number, port = engines().REDIS_PORT): string {
  return `redis://default:${engines().REDIS_PASSWORD}@127.0.0.1:${port}/${number}`;
}

/** What the edge's private port requires, and the API's key for accounts; the same for every stack of a checkout. */
export function appSecrets(): { PUBLISH_SECRET: string; ACCOUNT_KEY: string } {
  const { PUBLISH_SECRET, ACCOUNT_KEY } = engines();
  return { PUBLISH_SECRET, ACCOUNT_KEY };
}

export function databaseUser(role: DatabaseRole): string {
  return accountOf(role).user;
}

/** The variables that ops/postgres/roles.sql reads. */
export function databasePasswords(): Record<string, string> {
  const { POSTGRES_PASSWORD, POSTGRES_MIGRATOR_PASSWORD, POSTGRES_API_PASSWORD, POSTGRES_WORKER_PASSWORD } =
    engines();
  return {
    POSTGRES_PASSWORD,
    POSTGRES_MIGRATOR_PASSWORD,
    POSTGRES_API_PASSWORD,
    POSTGRES_WORKER_PASSWORD,
  };
}

function accountOf(role: DatabaseRole): { user: string; password: string } {
  const passwords = engines();
  switch (role) {
    case 'admin':
      return { user: 'safira', password: passwords.POSTGRES_PASSWORD };
    case 'migrator':
      return { user: 'safira_migrator', password: passwords.POSTGRES_MIGRATOR_PASSWORD };
    case 'api':
      return { user: 'safira_api', password: passwords.POSTGRES_API_PASSWORD };
    case 'worker':
      return { user: 'safira_worker', password: passwords.POSTGRES_WORKER_PASSWORD };
  }
}
