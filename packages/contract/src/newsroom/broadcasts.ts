import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChannelAccess, Commentator, CountryCode } from '../matches/channels.ts';
import { IdParams, id, LARGEST_ID, named, wholeNumber } from '../parts.ts';

/** Our own word for a channel or a commentator in addresses; that of a commentator is in Arabic. */
export const Slug = z.string().regex(/^[\p{L}\p{N}-]{1,120}$/u);

const Language = z.string().regex(/^[a-z]{2,3}$/);

/** OURS-17: a broadcast as an editor fills it in; null: as the channel, or not known. */
export const BroadcastEntry = z.object({
  channel: Slug,
  countries: z.array(CountryCode).min(1).max(30).nullable(),
  language: Language.nullable(),
  access: ChannelAccess.nullable(),
  commentators: z.array(Commentator).max(10),
});
export type BroadcastEntry = z.infer<typeof BroadcastEntry>;

/** A stored broadcast of a match. */
export const StoredBroadcast = BroadcastEntry.extend({
  channelName: z.string(),
  source: z.enum(['editor', 'guide']),
  checkedAt: z.iso.datetime(),
  /** Of the guide's programme; null for an editor's entry. */
  title: z.string().nullable(),
  // A guide may write anything.
  language: z.string().nullable(),
});
export type StoredBroadcast = z.infer<typeof StoredBroadcast>;

export const BroadcastChange = z.object({
  id: z.int(),
  channel: z.string(),
  changedAt: z.iso.datetime(),
  /** The editor's name; null for a command, or if the account was deleted. */
  changedBy: z.string().nullable(),
  /** Null: there was no entry. */
  before: BroadcastEntry.nullable(),
  /** Null: the entry was deleted. */
  after: BroadcastEntry.nullable(),
  /** Where the editor has it from. */
  note: z.string().nullable(),
  link: z.string().nullable(),
});
export type BroadcastChange = z.infer<typeof BroadcastChange>;

/** A match as the newsroom lists it. */
export const NewsroomMatch = z.object({
  id: z.int(),
  date: z.iso.datetime(),
  home: z.object(named),
  away: z.object(named),
  competition: z.object({ id: z.int(), ...named }),
});
export type NewsroomMatch = z.infer<typeof NewsroomMatch>;

/** OURS-17: a guide makes it probable; an editor confirms or dismisses it. */
export const ProbableBroadcast = z.object({
  id: z.int(),
  channel: z.string(),
  channelName: z.string(),
  title: z.string(),
  startsAt: z.iso.datetime(),
  language: z.string().nullable(),
  /** As the guide writes them. */
  commentators: z.array(z.string()),
  foundAt: z.iso.datetime(),
});
export type ProbableBroadcast = z.infer<typeof ProbableBroadcast>;

export const MatchBroadcasts = z.object({
  match: NewsroomMatch,
  /** Of what editors changed: sent back with the next change, which is refused if another editor was faster. */
  version: z.int(),
  broadcasts: z.array(StoredBroadcast),
  /** The newest first. */
  changes: z.array(BroadcastChange),
  probable: z.array(ProbableBroadcast),
});
export type MatchBroadcasts = z.infer<typeof MatchBroadcasts>;

const LARGEST_VERSION = Number.MAX_SAFE_INTEGER;
export const version = z.int().min(0).max(LARGEST_VERSION);

/** Where an editor has it from: in words, and an address. */
export const provenance = {
  /** PostgreSQL stores every character but U+0000. */
  note: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\0]*$/)
    .optional(),
  link: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
};

const EntryBody = z.object({
  countries: BroadcastEntry.shape.countries.default(null),
  language: BroadcastEntry.shape.language.default(null),
  access: BroadcastEntry.shape.access.default(null),
  /** In this order; a new commentator is added first. */
  commentators: z
    .array(z.object({ slug: Slug, isConfirmed: z.boolean() }))
    .max(10)
    .default([]),
  version,
  ...provenance,
});

const editor = { family: 'private', access: 'editor' } as const;
const change = { ...editor, rate: 'write' } as const;

const EntryParams = z.object({ id, channel: Slug });

export const getMatchBroadcasts = endpoint({
  method: 'GET',
  path: '/newsroom/broadcasts/matches/:id',
  summary: 'The broadcasts of a match, with what editors changed and what waits for them',
  params: IdParams,
  data: MatchBroadcasts,
  ...editor,
});

export const createBroadcast = endpoint({
  method: 'POST',
  path: '/newsroom/broadcasts/matches/:id',
  summary: 'Adds an editor’s entry for a channel to a match',
  params: IdParams,
  body: EntryBody.extend({ channel: Slug }),
  data: MatchBroadcasts,
  status: 201,
  ...change,
});

export const changeBroadcast = endpoint({
  method: 'PUT',
  path: '/newsroom/broadcasts/matches/:id/:channel',
  summary: 'Changes the editor’s entry for a channel',
  params: EntryParams,
  body: EntryBody,
  data: MatchBroadcasts,
  ...change,
});

export const deleteBroadcast = endpoint({
  method: 'DELETE',
  path: '/newsroom/broadcasts/matches/:id/:channel',
  summary: 'Deletes the editor’s entry for a channel: guides and rights count again',
  params: EntryParams,
  query: z.object({ version: wholeNumber({ min: 0, max: LARGEST_VERSION }) }),
  data: MatchBroadcasts,
  ...change,
});

export const listProbableBroadcasts = endpoint({
  method: 'GET',
  path: '/newsroom/broadcasts/probable',
  summary: 'Broadcasts that a guide makes probable, which wait for an editor',
  data: z.array(ProbableBroadcast.extend({ match: NewsroomMatch })),
  ...editor,
});

export const decideProbableBroadcast = endpoint({
  method: 'POST',
  path: '/newsroom/broadcasts/probable/:id',
  summary: 'Confirms a probable broadcast, which becomes an editor’s entry, or dismisses it for good',
  params: z.object({ id: wholeNumber({ min: 1, max: LARGEST_ID }) }),
  body: z.object({ decision: z.enum(['confirmed', 'dismissed']) }),
  data: MatchBroadcasts,
  ...change,
});
