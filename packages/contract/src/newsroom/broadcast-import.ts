import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { itemId } from '../accounts/parts.ts';
import { NewsroomMatch, provenance, Slug, StoredBroadcast, version } from './broadcasts.ts';

/** As long as a desk’s list of a week: with its choices it stays below the largest body. */
export const MOST_TEXT = 20_000;
/** Lines that are not blank; a list with more is refused as `list_too_long`. */
export const MOST_LINES = 500;
const MOST_ROWS = 300;

/** What an editor decided about a row. */
const RowChoice = z.object({
  /** The line of the text. */
  line: z.int().min(1).max(MOST_TEXT),
  /** One of the candidates of the row. */
  matchId: itemId.optional(),
  /** The channels that the row’s names mean, all of them. */
  channels: z.array(Slug).min(1).max(10).optional(),
  /** Written names that are another spelling of a known commentator. */
  commentators: z
    .array(z.object({ written: z.string().max(80), slug: Slug }))
    .max(10)
    .optional(),
});

const ListBody = z.object({
  text: z.string().max(MOST_TEXT),
  /** Of rows that are below no date. */
  date: z.iso.date().optional(),
  /** In which the list gives its times. */
  zone: z.string().max(64).default('Asia/Riyadh'),
  /** OURS-19: whether the channel announced the commentators. */
  areConfirmed: z.boolean().default(false),
});

/** Why a row cannot be stored as it is. */
export const RowReason = z.enum([
  'columns_unreadable',
  'date_missing',
  'date_too_far',
  'time_unreadable',
  'team_missing',
  'match_unknown',
  'several_matches',
  'time_differs',
  'league_differs',
  'channel_missing',
  'channel_unknown',
  'channel_unclear',
  'commentator_unreadable',
  'commentators_unclear',
]);
export type RowReason = z.infer<typeof RowReason>;

const NamedSlug = z.object({ slug: z.string(), name: z.string() });

export const ImportRow = z.object({
  line: z.int(),
  text: z.string(),
  /**
   * `same`: an editor’s entry says it already; `new`: nothing stored speaks against it; `conflict`: something else is
   * stored, or another row contradicts; `unclear`: it waits for a decision.
   */
  status: z.enum(['same', 'new', 'conflict', 'unclear']),
  reasons: z.array(RowReason),
  /** The cells as they were read. */
  written: z.object({
    league: z.string(),
    time: z.string(),
    home: z.string(),
    away: z.string(),
    commentators: z.array(z.string()),
    channels: z.array(z.string()),
  }),
  match: NewsroomMatch.nullable(),
  /** What the row may mean, if that is not certain. */
  candidates: z.array(NewsroomMatch),
  /** What would be stored; a commentator without a slug would be a new one. */
  entries: z.array(
    z.object({
      channel: z.string(),
      channelName: z.string(),
      commentators: z.array(
        z.object({ slug: z.string().nullable(), name: z.string(), isConfirmed: z.boolean() }),
      ),
    }),
  ),
  /** What is stored of the match now, by editors and guides. */
  stored: z.array(StoredBroadcast),
  /** Of the match’s broadcasts: sent back with the choice. */
  version,
  /** Written names that are no channel for certain, with those that they may mean. */
  unclearChannels: z.array(z.object({ written: z.string(), channels: z.array(NamedSlug) })),
  /** Written names of no known commentator, with those that they may mean. */
  newCommentators: z.array(z.object({ written: z.string(), similar: z.array(NamedSlug) })),
  /** Lines that say something else of the same match and channel. */
  contradictedBy: z.array(z.int()),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportPreview = z.object({
  rows: z.array(ImportRow),
  /** Lines that are neither rows nor dates. */
  otherLines: z.array(z.object({ line: z.int(), text: z.string() })),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

const change = { family: 'private', access: 'editor', rate: 'write' } as const;

export const previewImport = endpoint({
  method: 'POST',
  path: '/newsroom/broadcasts/import/preview',
  summary: 'What a pasted list of channels and commentators would store; stores nothing',
  body: ListBody.extend({ rows: z.array(RowChoice).max(MOST_ROWS).default([]) }),
  data: ImportPreview,
  ...change,
});

export const importBroadcasts = endpoint({
  method: 'POST',
  path: '/newsroom/broadcasts/import',
  summary: 'Stores the chosen rows of a pasted list, read again by the server',
  body: ListBody.extend({
    rows: z
      .array(
        RowChoice.extend({
          /** As previewed: the row is refused if an editor changed the match since, unless it says the same. */
          version,
          /** Deletes the editors’ entries of the match for channels that the chosen rows do not name. */
          replacesOthers: z.boolean().default(false),
        }),
      )
      .max(MOST_ROWS),
    ...provenance,
  }),
  data: z.object({
    rows: z.array(
      z.object({
        line: z.int(),
        /** `changed`: another editor was faster; `contradicted`: another chosen row says something else. */
        outcome: z.enum(['stored', 'unchanged', 'unclear', 'changed', 'contradicted', 'missing']),
      }),
    ),
  }),
  ...change,
});
