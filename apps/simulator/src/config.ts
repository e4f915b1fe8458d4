import { clockKeys, flag, logKeys, port, readEnv } from '@safira/operations/env';
import { PlanName } from '@safira/provider/plans';
import { z } from 'zod';

const Config = z.object({
  ...clockKeys,
  ...logKeys,
  SIMULATOR_HOST: z.string().default('127.0.0.1'),
  SIMULATOR_PORT: port.default(9797),
  /** Another seed is another world. */
  SIMULATOR_SEED: z.coerce.number().int().default(1),
  /** `calendar` plays as the real one does; `demo` adds friendlies, so that matches are live at any hour. */
  SIMULATOR_MODE: z.enum(['calendar', 'demo']).default('demo'),
  /** Nobody scores by himself; only the control call scores. */
  SIMULATOR_QUIET: flag.default(false),
  /** Whose limits it keeps: those of the provider's plan of that name. */
  SIMULATOR_PLAN: PlanName.default('Pro'),
  /** Where answers say that pictures are; its own address when absent. */
  SIMULATOR_MEDIA_URL: z.url().optional(),
});

export type SimulatorConfig = z.output<typeof Config>;

export function readConfig(env: Record<string, string | undefined> = process.env): SimulatorConfig {
  return readEnv(Config, env);
}
