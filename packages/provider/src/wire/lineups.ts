import { z } from 'zod';
import { Id, Link } from './parts.ts';
import { WireText } from './text.ts';

/** Hex without `#`. */
const Shirt = z.object({
  primary: z.string().nullish(),
  number: z.string().nullish(),
  border: z.string().nullish(),
});

const Place = z.object({
  player: z.object({
    id: z.int32().nullish(),
    name: WireText.nullish(),
    number: z.int32().nullish(),
    pos: z.string().nullish(),
    /** `row:column`, the goalkeeper at `1:1`; may be shifted or missing. */
    grid: z.string().nullish(),
  }),
});

/** One side of `fixtures/lineups`. A request with `type` returns only that part. */
export const WireLineup = z.object({
  team: z.object({
    id: Id,
    name: WireText.nullish(),
    logo: Link,
    colors: z.object({ player: Shirt.nullish(), goalkeeper: Shirt.nullish() }).nullish(),
  }),
  coach: z.object({ id: z.int32().nullish(), name: WireText.nullish(), photo: Link }).nullish(),
  formation: z.string().nullish(),
  startXI: z.array(Place).nullish(),
  substitutes: z.array(Place).nullish(),
});
export type WireLineup = z.infer<typeof WireLineup>;
