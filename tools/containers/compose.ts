import { parse } from 'yaml';
import { z } from 'zod';

const Healthcheck = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.int() }),
]);

/** Strict: a key of a service in compose.yaml that the runner of `pnpm containers` does not know is an error. */
const Container = z.strictObject({
  image: z.string().optional(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
  user: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  shm_size: z.string().optional(),
  networks: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  mem_limit: z.string().optional(),
  cpus: z.number().optional(),
  pids_limit: z.int().optional(),
  ulimits: z.record(z.string(), z.int()).default({}),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({
        condition: z.enum(['service_healthy', 'service_completed_successfully']),
        restart: z.boolean().optional(),
      }),
    )
    .default({}),
  healthcheck: Healthcheck.optional(),
  init: z.boolean().default(false),
  restart: z.enum(['no', 'unless-stopped']),
});
export type Container = z.infer<typeof Container>;

const Compose = z.object({
  name: z.string(),
  services: z.record(z.string(), Container),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean() }).nullable()),
  volumes: z.record(z.string(), z.null()),
});
export type Compose = z.infer<typeof Compose>;

/** compose.yaml as it is written, with its `${…}`. */
export function readCompose(text: string): Compose {
  return Compose.parse(parse(text, { merge: true }));
}

const REFERENCE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** Puts values in as Compose does: `${NAME:-default}`, and `${NAME:?why}`, which is required. */
export function interpolate(text: string, env: Record<string, string | undefined>): string {
  return text.replaceAll(REFERENCE, (...[, name = '', kind, rest = '']: (string | undefined)[]) => {
    const value = env[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${name} is not set: ${rest}`);
    return kind === '-' ? rest : '';
  });
}
