import { type Random, whole } from '../../apps/simulator/src/random.ts';
import type { Draft } from './draft.ts';
import { chance, pick } from './draws.ts';
import { oddBody, oddInAddress } from './odd.ts';
import {
  ADDRESSES,
  UNDOCUMENTED,
  UNDOCUMENTED_MORE,
  ENCODINGS,
  IDS,
  METHODS,
  OTHERS,
  TAGS,
  WORDS,
} from './tables/strange-requests.ts';

/** A request that no client written from the document would send. */
export function makeHostile(random: Random, valid: Draft): Draft {
  const kinds = [
    strangePath,
    strangePath,
    strangeMethod,
    strangeHeaders,
    strangeHeaders,
    strangeBody,
    strangeQuery,
  ];
  const once = pick(random, kinds)(random, valid);
  return chance(random, 0.3) ? strangeHeaders(random, once) : once;
}

function strangePath(random: Random, draft: Draft): Draft {
  if (chance(random, 0.15))
    return { ...draft, segments: [pick(random, [...UNDOCUMENTED, ...UNDOCUMENTED_MORE])] };
  const { segments } = draft;
  const at = whole(random, 1, segments.length);
  const word = chance(random, 0.5) ? pick(random, WORDS) : oddInAddress(random, {});
  if (chance(random, 0.3)) return { ...draft, segments: segments.toSpliced(at, 0, word) };
  if (chance(random, 0.3)) return { ...draft, segments: segments.toSpliced(at, 1) };
  return { ...draft, segments: segments.toSpliced(at, 1, word) };
}

const strangeMethod = (random: Random, draft: Draft): Draft => ({ ...draft, method: pick(random, METHODS) });

function strangeHeaders(random: Random, draft: Draft): Draft {
  const [name, values] = pick(random, OTHERS);
  const headers = {
    ...draft.headers,
    ...(chance(random, 0.4) && { 'accept-encoding': pick(random, ENCODINGS) }),
    ...(chance(random, 0.3) && { 'if-none-match': pick(random, TAGS) }),
    ...(chance(random, 0.3) && { 'x-request-id': pick(random, IDS) }),
    ...(chance(random, 0.1) && { 'x-forwarded-for': pick(random, ADDRESSES) }),
    ...(chance(random, 0.4) && { [name]: pick(random, values) }),
  };
  return { ...draft, headers };
}

function strangeBody(random: Random, draft: Draft): Draft {
  const { text, type } = oddBody(random);
  const method = chance(random, 0.5) ? draft.method : pick(random, METHODS);
  return { ...draft, method, headers: { ...draft.headers, 'content-type': type }, body: text };
}

function strangeQuery(random: Random, draft: Draft): Draft {
  const more = Array.from({ length: whole(random, 1, 60) }, (_, index): [string, string] => [
    chance(random, 0.3) ? oddInAddress(random, {}).slice(0, 40) : `p${index}`,
    oddInAddress(random, {}).slice(0, 100),
  ]);
  return { ...draft, query: [...draft.query, ...more] };
}
