import { readEngineConfig } from './config.ts';

// The only place that knows where the local engines are: tests, stacks, drills and measurements take it from here.

/** Each app connects as its own role; the admin, a superuser, makes databases and watches. */
export type DatabaseRole = 'admin' | 'migrator' | 'api' | 'worker';

let config: ReturnType<typeof readEngineConfig> | undefined;
// When first needed: scripts/services, which writes the passwords, may be started by the same process.
const engines = () => (config ??= readEngineConfig());

/** `port`: of an engine of one's own that has the same roles. */
export function databaseUrl(role: DatabaseRole, database: string, port = engines().POSTGRES_PORT): string {
  const { user, password } = accountOf(role);
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/** Test files that run at once, in other workers of vitest, share no database of Redis. */
const NUMBERS_OF_A_WORKER = 16;

/** `number`, below 16: of a stack or of tests that do not run at once. `port`: of an engine of one's own. */
export function redisUrl(number: number, port?: number): string {
  const { REDIS_PORT, REDIS_PASSWORD, VITEST_POOL_ID } = engines();
  const first = port === undefined ? (VITEST_POOL_ID - 1) * NUMBERS_OF_A_WORKER : 0;
  return `redis://default:${REDIS_PASSWORD}@127.0.0.1:${port ?? REDIS_PORT}/${first + number}`;
}

/** What the private port of the edge asks for; every stack of a checkout uses the same. */
export function publishSecret(): string {
  return engines().PUBLISH_SECRET;
}

export function databaseUser(role: DatabaseRole): string {
  return accountOf(role).user;
}

/** What ops/postgres/roles.sql reads. */
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
