import { z } from 'zod';

/** One item of `timezone`: `Asia/Riyadh`. */
export const WireTimezone = z.string().min(1);
