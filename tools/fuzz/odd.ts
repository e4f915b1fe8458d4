import { type Random, whole } from '../../apps/simulator/src/random.ts';
import type { Schema } from './document.ts';
import { chance, encoded, pick } from './draws.ts';
import { bodies, bodyTypes, LONG, numbers, raw, strange, texts } from './tables/strange-values.ts';

/** A value that the document does not allow, or just allows, percent-encoded. */
export function oddInAddress(random: Random, schema: Schema): string {
  if (chance(random, 0.15)) return pick(random, raw);
  if (chance(random, 0.03)) return 'x'.repeat(LONG);
  if (chance(random, 0.03)) return encoded('مرحبا'.repeat(LONG / 30));
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  if (isNumber && chance(random, 0.8)) return encoded(oddNumber(random, schema));
  return encoded(pick(random, texts));
}

function oddNumber(random: Random, { minimum, maximum }: Schema): string {
  const bounds = [minimum, maximum].flatMap((bound) =>
    bound === undefined ? [] : [bound - 1, bound, bound + 1],
  );
  return bounds.length > 0 && chance(random, 0.3) ? String(pick(random, bounds)) : pick(random, numbers);
}

/** Sent instead of a value in a body. */
export const oddInBody = (random: Random): unknown => pick(random, strange);

/** A body that the document does not allow. */
export function oddBody(random: Random): { text: string; type: string } {
  const depth = whole(random, 100, 10_000);
  const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const text = pick(random, [...bodies, deep, `{"scraped":${deep}}`]);
  return { text, type: pick(random, bodyTypes) };
}
