import { clockKeys, flag, logKeys, port, readEnv } from '@safira/operations/env';
import { z } from 'zod';

const Config = z.object({
  ...clockKeys,
  ...logKeys,
  SIMULATOR_HOST: z.string().default('127.0.0.1'),
  SIMULATOR_PORT: port.default(9797),
  /** Another seed is another world. */
  SIMULATOR_SEED: z.coerce.number().int().default(1),
  /** Nobody scores by himself; only the control call scores. */
  SIMULATOR_QUIET: flag.default(false),
});

export type SimulatorConfig = z.output<typeof Config>;

export function readConfig(env: Record<string, string | undefined> = process.env): SimulatorConfig {
  return readEnv(Config, env);
}
