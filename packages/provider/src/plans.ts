import { z } from 'zod';

export const PlanName = z.enum(['Free', 'Pro', 'Ultra', 'Mega']);
export type PlanName = z.infer<typeof PlanName>;

/** Calls allowed in each window; null where the plan states no limit. */
export type Allowance = { day: number; minute: number; second: number | null };

/** The documented limits of the provider's plans. */
export const allowances: Record<PlanName, Allowance> = {
  Free: { day: 100, minute: 10, second: null },
  Pro: { day: 7_500, minute: 300, second: 5 },
  Ultra: { day: 75_000, minute: 450, second: 7 },
  Mega: { day: 150_000, minute: 900, second: 15 },
};
