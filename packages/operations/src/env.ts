import { z } from 'zod';

/** Every process that works with football time must be configured with the same three values. */
export const clockKeys = {
  CLOCK_SPEED: z.coerce.number().positive().default(1),
  CLOCK_START: z.iso.datetime().transform(Date.parse).optional(),
  CLOCK_ORIGIN: z.iso.datetime().transform(Date.parse).optional(),
};

export const logKeys = {
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

/** The address that serves metrics and readiness; 0.0.0.0 in a container, so that other containers can reach it. */
export const privateKeys = { PRIVATE_HOST: z.string().default('127.0.0.1') };

export const port = z.coerce.number().int().min(1).max(65_535);

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Checks the environment against a schema; fails naming every bad key. An empty value counts as absent. */
export function readEnv<S extends z.ZodObject>(
  schema: S,
  env: Record<string, string | undefined>,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The configuration is invalid:\n${lines.join('\n')}`);
}
