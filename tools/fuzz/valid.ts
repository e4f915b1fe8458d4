import { type Random, whole } from '../../apps/simulator/src/random.ts';
import type { Operation, Schema } from './document.ts';
import { chance, mistyped, pick } from './draws.ts';
import type { Words } from './words.ts';

/** Where a value goes: its name and its call. */
export type Place = { name: string; path: string; schema: Schema };

const DAY_MS = 86_400_000;
const ZONES = [
  'Asia/Riyadh',
  'Africa/Cairo',
  'Europe/London',
  'America/New_York',
  'UTC',
  'Mars/Olympus',
  'كوكب',
];
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The share of ids that have the right form but do not exist. */
const UNKNOWN = 0.08;

/** A value that the document allows; mostly of something that exists. */
export function validValue(random: Random, words: Words, place: Place): unknown {
  const { schema } = place;
  if (schema.enum) return pick(random, schema.enum);
  if (schema.const !== undefined) return schema.const;
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return validValue(random, words, { ...place, schema: pick(random, options) });
  switch (schema.type) {
    case 'integer':
    case 'number':
      return validNumber(random, words, place);
    case 'boolean':
      return chance(random, 0.5);
    case 'array':
      return Array.from(
        { length: whole(random, schema.minItems ?? 0, Math.min(schema.maxItems ?? 5, 20)) },
        () => validValue(random, words, { ...place, schema: schema.items ?? {} }),
      );
    case 'object':
      return validObject(random, words, place);
    case 'null':
      return null;
    default:
      return validText(random, words, place);
  }
}

function validObject(random: Random, words: Words, { path, schema }: Place): Record<string, unknown> {
  const all = Object.entries(schema.properties ?? {});
  const given = all.filter(([name]) => schema.required?.includes(name) || chance(random, 0.5));
  return Object.fromEntries(
    given.map(([name, one]) => [name, validValue(random, words, { name, path, schema: one })]),
  );
}

function validNumber(random: Random, words: Words, { name, path, schema }: Place): number {
  const low = (schema.minimum ?? 0) + (schema.exclusiveMinimum ? 1 : 0);
  const high = schema.maximum ?? Number.MAX_SAFE_INTEGER;
  const known = idsOf(words, name, path);
  if (known && known.length > 0 && !chance(random, UNKNOWN)) return pick(random, known);
  if (name === 'min') return Math.min(high, whole(random, 1, words.head + 2));
  if (name === 'page') return whole(random, low, 5);
  // Of what editors have not changed yet.
  if (name === 'version' && chance(random, 0.8)) return low;
  return whole(random, low, chance(random, 0.8) ? Math.min(high, low + 1_000) : high);
}

/** Of articles: one is stored before, the others are created by the calls. */
const FIRST_IDS = [1, 2];

function idsOf(words: Words, name: string, path: string): readonly number[] | undefined {
  if (name === 'season') return words.seasons;
  if (name === 'year') return words.seasons.flatMap((season) => [season, season + 1]);
  if (name === 'matchId') return words.matches;
  if (name === 'teamId') return words.teams;
  if (name === 'competitionId') return words.competitions;
  if (name === 'league' || name === 'competition') return words.competitions;
  if (name !== 'id') return undefined;
  if (path.startsWith('/api/error-reports')) return words.matches;
  if (path.startsWith('/api/podcasts')) return words.episodes;
  if (/^\/api\/(?:newsroom\/broadcasts\/)?matches/.test(path)) return words.matches;
  if (path.startsWith('/api/newsroom/articles')) return FIRST_IDS;
  if (path.startsWith('/api/players')) return words.players;
  return path.startsWith('/api/teams') ? words.teams : words.competitions;
}

function slugsOf({ commentators, articles, slugs }: Words, path: string): string[] {
  if (path.startsWith('/api/commentators')) return commentators;
  return path.startsWith('/api/news') ? articles : slugs;
}

function validText(random: Random, words: Words, { name, path, schema }: Place): string {
  const cut = (text: string) => text.slice(0, schema.maxLength ?? 200).toWellFormed();
  if (name === 'id')
    return chance(random, UNKNOWN) ? `unknown-${whole(random, 0, 1e6)}` : pick(random, words.slugs);
  if (name === 'slug') return pick(random, slugsOf(words, path));
  if (name === 'channel' || name === 'channels') return pick(random, words.channels);
  if (name === 'arabic') return pick(random, ['اسم تجريبي', 'ملعب تجريبي 2']);
  if (name === 'language') return pick(random, ['ar', 'en', 'fr']);
  if (name === 'picture') return 'ab'.repeat(32);
  if (name === 'youtubeId') return 'dQw4w9WgXcQ';
  if (name === 'url') return `https://example.com/${whole(random, 1, 1e6)}`;
  if (name === 'scheduledFor') return new Date(words.now + whole(random, -1, 100) * DAY_MS).toISOString();
  if (name === 'link') return `https://example.com/${whole(random, 1, 1e6)}`;
  if (name === 'teamIds')
    return Array.from({ length: whole(random, 1, 40) }, () => pick(random, words.teams)).join(',');
  if (name === 'challenge') return Array.from({ length: 43 }, () => BASE64URL[whole(random, 0, 63)]).join('');
  if (name === 'date' && schema.pattern) return dateNear(random, words.now);
  if (name === 'timezone' || name === 'zone')
    return pick(random, schema.pattern ? ZONES.filter(isZoneName) : ZONES);
  if (name === 'email') return `fuzz.${whole(random, 1, 1e9)}@example.com`;
  if (/password$/i.test(name)) return `a phrase of ${whole(random, 1, 1e9)} words`;
  if (name === 'countries' || (name === 'country' && schema.pattern))
    return pick(random, ['SA', 'EG', 'MA', 'GB']);
  if (name === 'country') return chance(random, 0.8) ? pick(random, words.countries) : 'Nowhere';
  if (path.endsWith('/client-errors') && name === 'path')
    return `/match/${pick(random, words.matches)}?from=x#y`;
  const text = pick(random, words.names);
  // Never blank: a name of one letter that lost this letter is sent unchanged.
  return cut(chance(random, 0.5) ? text : mistyped(random, text).trim() || text);
}

const isZoneName = (zone: string) => /^[\w+/-]+$/.test(zone);

/** Mostly within the days that have data, sometimes far away. */
function dateNear(random: Random, now: number): string {
  const days = chance(random, 0.9) ? whole(random, -30, 60) : whole(random, -9_000, 20_000);
  return new Date(now + days * DAY_MS).toISOString().slice(0, 10);
}

/** Optional parameters are given in two of five requests. */
export const isGiven = (random: Random, { required }: Operation['parameters'][number]): boolean =>
  required || chance(random, 0.4);
