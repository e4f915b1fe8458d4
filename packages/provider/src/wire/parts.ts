import { z } from 'zod';
import { WireText } from './text.ts';

export const Id = z.int32().positive();
export const Count = z.int32().nonnegative();
/** The provider sends a missing field, null or a number for the same zero. */
export const MaybeCount = z.int32().nullish();
export const Link = z.string().nullish();
/** `"1.3"`, `"45%"`, `"187"`, `"68 kg"`; some of them were numbers in other years. */
export const NumberText = z.union([z.string(), z.number()]).nullish();

export const TeamName = z.object({ id: Id, name: WireText.nullish(), logo: Link });

export const LeagueName = z.object({
  id: Id.nullish(),
  name: WireText.nullish(),
  country: WireText.nullish(),
  logo: Link,
  flag: Link,
  season: z.int32().nullish(),
});

export const Birth = z.object({
  date: z.string().nullish(),
  place: WireText.nullish(),
  country: WireText.nullish(),
});

/** The fields that players and coaches share. */
export const person = {
  id: Id,
  name: WireText,
  firstname: WireText.nullish(),
  lastname: WireText.nullish(),
  age: z.int32().nullish(),
  birth: Birth.nullish(),
  nationality: WireText.nullish(),
  /** `"187"` today, `"187 cm"` in older answers. */
  height: NumberText,
  weight: NumberText,
  photo: Link,
};

/** Home, away and total, as in every block of a season. */
export const Places = z.object({ home: MaybeCount, away: MaybeCount, total: MaybeCount });
