import type { Phrase } from './text.ts';

/** Writes the sentences of an episode one after another. */
export type Desk = {
  /** One of the variants that fit here; false if none does, and then nothing is said. */
  say: (family: string, variants: readonly Phrase[], matchIds?: readonly number[]) => boolean;
};
