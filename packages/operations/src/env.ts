import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Of every file in the folder of credentials that is named after a setting. */
const CREDENTIAL = /^safira_(?<key>[A-Z][A-Z\d_]*)$/;

/**
 * Checks the environment against a schema; fails naming every bad key. An empty value counts as absent. A setting may
 * also be a file `safira_<key>` in CREDENTIALS_DIRECTORY, where systemd puts what LoadCredential names: the environment
 * of a process can be read by others of the same user, and ends up in reports of crashes.
 */
export function readEnv<S extends z.ZodObject>(
  schema: S,
  env: Record<string, string | undefined>,
): z.output<S> {
  const given = withoutEmpty(env);
  const credentials = withoutEmpty(credentialsOf(env));
  const twice = Object.keys(credentials).filter((key) => key in given);
  const result = schema.safeParse({ ...given, ...credentials });
  if (result.success && twice.length === 0) return result.data;
  const lines = [
    ...twice.map((key) => `  ${key}: given twice, in the environment and as a credential`),
    ...(result.error?.issues ?? []).map(({ path, message }) => `  ${path.join('.')}: ${message}`),
  ];
  throw new Error(`The configuration is invalid:\n${lines.join('\n')}`);
}

const withoutEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '' && value !== undefined));

function credentialsOf({ CREDENTIALS_DIRECTORY: folder }: Record<string, string | undefined>) {
  if (!folder) return {};
  return Object.fromEntries(
    readdirSync(folder).flatMap((name) => {
      const key = CREDENTIAL.exec(name)?.groups?.key;
      // Editors end a file with a line break.
      return key ? [[key, readFileSync(join(folder, name), 'utf8').replace(/\n$/, '')]] : [];
    }),
  );
}
