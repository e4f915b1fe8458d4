import { z } from 'zod';
import { Link } from './parts.ts';
import { WireText } from './text.ts';

/** One item of `countries` and `teams/countries`. `World` has neither code nor flag. */
export const WireCountry = z.object({ name: WireText, code: z.string().nullish(), flag: Link });
export type WireCountry = z.infer<typeof WireCountry>;
