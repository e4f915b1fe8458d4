import { z } from 'zod';
import { Link } from './parts.ts';
import { WireText } from './text.ts';

const venue = {
  id: z.int32().nullish(),
  name: WireText.nullish(),
  address: WireText.nullish(),
  city: WireText.nullish(),
  capacity: z.int32().nullish(),
  surface: z.string().nullish(),
  image: Link,
};

/** A team's venue inside `teams`: every field may be null. */
export const TeamVenue = z.object(venue);

/** One item of `venues`. */
export const WireVenue = z.object({ ...venue, country: WireText.nullish() });
export type WireVenue = z.infer<typeof WireVenue>;
