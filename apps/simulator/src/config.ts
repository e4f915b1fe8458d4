import { clockKeys, flag, logKeys, port, readEnv } from '@safira/operations/env';
import { PlanName } from '@safira/provider/plans';
import { z } from 'zod';

const Config = z.object({
  ...clockKeys,
  ...logKeys,
  SIMULATOR_HOST: z.string().default('127.0.0.1'),
  SIMULATOR_PORT: port.default(9797),
  /** A different seed generates a different world. */
  SIMULATOR_SEED: z.coerce.number().int().default(1),
  /** `calendar` follows the real calendar; `demo` adds friendlies, so that matches are live at any hour. */
  SIMULATOR_MODE: z.enum(['calendar', 'demo']).default('demo'),
  /** No goals are generated; only the control call scores. */
  SIMULATOR_QUIET: flag.default(false),
  /** The limits to enforce: those of the provider's plan of that name. */
  SIMULATOR_PLAN: PlanName.default('Pro'),
  /** The base URL of pictures in answers; its own address when absent. */
  SIMULATOR_MEDIA_URL: z.url().optional(),
});

export type SimulatorConfig = z.output<typeof Config>;

export function readConfig(env: Record<string, string | undefined> = process.env): SimulatorConfig {
  return readEnv(Config, env);
}
