import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, named, page, searchText } from '../parts.ts';

const namedKinds = ['player', 'club', 'stadium', 'competition', 'coach'] as const;
export const NamedKind = z.enum(namedKinds);
export type NamedKind = z.infer<typeof NamedKind>;

/**
 * Without a text: `review` are names that were only spelled letter by letter, `reported` those that readers reported, and
 * a kind is the part of `review` that is of this kind. With a text every name is found, however it came about.
 */
const nameFilters = ['review', 'reported', 'player', 'club', 'stadium', 'competition'] as const;
export const NameFilter = z.enum(nameFilters);
export type NameFilter = z.infer<typeof NameFilter>;

export const NewsroomName = z.object({
  kind: NamedKind,
  id: z.int(),
  ...named,
  /** `override`: an editor decided it; else how the program found it. */
  how: z.enum(['exact', 'alias', 'plain', 'fuzzy', 'composed', 'transliterated', 'needs_editor', 'override']),
  /** Appearances or matches of the current seasons; null if they were not counted. */
  seen: z.int().nullable(),
  /** In Arabic: the team and the country, the city. */
  about: z.array(z.string()),
  /** Of readers, still open. */
  reports: z.int(),
});
export type NewsroomName = z.infer<typeof NewsroomName>;

/** In Arabic letters: marks, digits, spaces and the signs that names have, and nothing that is not seen. */
const ArabicName = z
  .string()
  .trim()
  .max(80)
  .regex(
    /^[\p{Script=Arabic}\p{Mn}\p{Nd} .'()-]*\p{Script=Arabic}{2}[\p{Script=Arabic}\p{Mn}\p{Nd} .'()-]*$/u,
  );

const editor = { family: 'private', access: 'editor' } as const;

export const listNames = endpoint({
  method: 'GET',
  path: '/newsroom/names',
  summary: 'Names for editors to check, those shown most often first',
  query: z.object({
    filter: NameFilter.default('review').meta({ default: 'review' }),
    q: searchText.optional(),
    page,
  }),
  data: z.array(NewsroomName),
  side: z.object({
    counts: z.object({ review: z.int(), reported: z.int() }),
    pagination: z.object({ current: z.int(), total: z.int(), totalPages: z.int() }),
  }),
  ...editor,
});

export const correctName = endpoint({
  method: 'PUT',
  path: '/newsroom/names/:kind/:id',
  summary: 'Decides the Arabic name of one thing: on the whole site at once, and for every later sync',
  params: z.object({ kind: NamedKind, id }),
  body: z.object({
    arabic: ArabicName,
    /** The name that the editor saw: refused if it is another one by now. */
    seen: z.string().max(200),
  }),
  data: NewsroomName,
  ...editor,
  rate: 'write',
});
