import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParams, limitOf, named, page, wholeNumber } from '../parts.ts';

/** POD-06: an episode every five hours. Slots are counted from 1970: none is missing at midnight, none is there twice. */
export const SLOT_MS = 18_000_000;

export const episodeStatuses = ['producing', 'published', 'empty', 'failed', 'removed'] as const;
/**
 * - `empty`: nothing to say in this slot;
 * - `failed`: no voice, or a file that a check refused;
 * - `removed`: its sound was deleted, its text stays.
 */
export const EpisodeStatus = z.enum(episodeStatuses);
export type EpisodeStatus = z.infer<typeof EpisodeStatus>;

export const Episode = z.object({
  id: z.int(),
  /** Number of its five hours since 1970. */
  slot: z.int(),
  status: EpisodeStatus,
  /** What happened, or what is to come where nothing did. Null without a text. */
  kind: z.enum(['news', 'preview']).nullable(),
  /** Of its lead story; without one the title of the podcast. */
  title: z.string(),
  generatedAt: z.iso.datetime(),
  leagues: z.array(z.object({ id: z.int(), ...named })),
  /** Null without a sound. */
  fileInfo: z.object({ url: z.string(), fileName: z.string(), fileSize: z.int() }).nullable(),
  /** How long its production took. */
  processingTime: z.object({ durationMs: z.int() }).nullable(),
  /** Of the sound. */
  durationMs: z.int().nullable(),
  /** Spoken by a program of the machine: labelled «صوت آلي تجريبي». */
  isTrialVoice: z.boolean(),
  /** Why there is no sound, for readers. */
  reason: z.string().nullable(),
});
export type Episode = z.infer<typeof Episode>;

const timed = { startMs: z.int(), endMs: z.int() };

export const EpisodeDetails = Episode.extend({
  chapters: z.array(z.object({ title: z.string(), ...timed })),
  /** The transcript; `chapter` is an index of `chapters`. */
  sentences: z.array(z.object({ text: z.string(), chapter: z.int(), ...timed })),
});
export type EpisodeDetails = z.infer<typeof EpisodeDetails>;

/** POD-01 */
export const getLatestEpisode = endpoint({
  method: 'GET',
  path: '/podcasts/latest',
  summary: 'The newest published episode of the podcast; null before the first one',
  data: Episode.nullable(),
  cache: 'today',
});

/** OURS-25 */
export const getEpisode = endpoint({
  method: 'GET',
  path: '/podcasts/episodes/:id',
  summary: 'One episode with its chapters and its transcript',
  params: IdParams,
  data: EpisodeDetails,
  cache: 'today',
});

export const listEpisodes = endpoint({
  method: 'GET',
  path: '/podcasts/history',
  summary: 'A page of episodes, the newest first',
  query: z.object({
    page,
    limit: limitOf(10),
    status: EpisodeStatus.default('published').meta({ default: 'published' }),
  }),
  data: z.array(Episode),
  side: z.object({ pagination: z.object({ current: z.int(), total: z.int(), totalPages: z.int() }) }),
  cache: 'today',
});

export const getPodcastStatus = endpoint({
  method: 'GET',
  path: '/podcasts/status',
  summary: 'Whether episodes are produced, and when the next one is due',
  data: z.object({
    intervalMs: z.literal(SLOT_MS),
    /** The beginning of the next slot. */
    nextAt: z.iso.datetime(),
    latest: Episode.pick({ id: true, status: true, generatedAt: true }).nullable(),
    isProducing: z.boolean(),
    /** Why the last slot has no sound. */
    reason: z.string().nullable(),
  }),
  cache: 'live',
});

export const getPodcastStats = endpoint({
  method: 'GET',
  path: '/podcasts/stats',
  summary: 'How many episodes there are, how long and how large they are, and what they took',
  data: z.object({
    episodes: z.record(EpisodeStatus, z.int()),
    totalDurationMs: z.int(),
    totalBytes: z.int(),
    averageProcessingMs: z.int().nullable(),
  }),
  cache: 'today',
});

const admin = { family: 'private', access: 'admin', rate: 'write' } as const;

export const generateEpisode = endpoint({
  method: 'POST',
  path: '/podcasts/generate',
  summary: 'Has the episode of the current slot produced; `force` also if the slot has one, or was empty',
  body: z.object({ force: z.boolean().default(false) }),
  data: z.object({ slot: z.int(), isQueued: z.boolean() }),
  status: 202,
  ...admin,
});

export const cleanUpEpisodes = endpoint({
  method: 'DELETE',
  path: '/podcasts/cleanup',
  summary: 'Deletes the sounds of episodes that are older; their texts stay',
  query: z.object({
    days: wholeNumber({ min: 1, max: 3_650 }).default(7).meta({ default: 7 }),
  }),
  data: z.object({ removed: z.int(), freedBytes: z.int() }),
  ...admin,
});
