import { instantAt } from '@safira/football/time/days';
import { DEFAULT_ZONE } from '@safira/football/time/zone-classes';
import type { Logger } from '@safira/operations/log';
import { correctedPreview, isPreviewCorrected, previewCorrection } from '@safira/reports/preview/correction';
import type { PreviewRecord } from '@safira/reports/preview/record';
import { writePreview } from '@safira/reports/preview/write-preview';
import { type Lease, LeaseLost } from '@safira/store/coordination/leases';
import type { Db } from '@safira/store/db';
import { findMemory, saveHeld } from '@safira/store/news/automatic';
import {
  deletePlanned,
  type DuePreview,
  isCancelled,
  listDuePreviews,
  withdrawPreview,
} from '@safira/store/news/match-previews';
import { findPreviewRecord } from '@safira/store/news/preview-record';
import { hasUncertainName } from '@safira/store/news/record-names';
import { saveArticle } from '@safira/store/news/save-article';
import { articleOf } from '../automatic/article-of.ts';
import { previewsDone } from '../metrics.ts';
import { EARLIEST_MS, LATEST_MS } from './window.ts';

/** A preview that failed, or with a name that an editor has to decide, is looked at again after this time. */
const AGAIN_MS = 10 * 60_000;
/** So many previews back, templates are avoided: those of a day. */
const REMEMBERED = 8;
const AT_ONCE = 20;

type PreviewTools = { db: Db; log: Logger; now: number; lease: Lease };

/** OURS-21: writes the previews that are due; returns how many it looked at. */
export async function writeDuePreviews(tools: PreviewTools, signal?: AbortSignal): Promise<number> {
  const due = await listDuePreviews(tools.db, tools.now, AT_ONCE);
  for (const one of due) {
    if (signal?.aborted) break;
    previewsDone.inc({ outcome: await attempt(tools, one) });
  }
  return due.length;
}

/** `dropped`: it was not written while it was time to. */
type Outcome = 'written' | 'corrected' | 'withdrawn' | 'same' | 'held' | 'dropped' | 'failed';

/** A preview that cannot be written is tried again later: the others must not wait for it. */
async function attempt(tools: PreviewTools, due: DuePreview): Promise<Outcome> {
  try {
    return await writeOne(tools, due);
  } catch (error) {
    if (error instanceof LeaseLost) throw error;
    tools.log.error({ err: error, matchId: due.matchId }, 'preview failed and stays due');
    await saveHeld(tools.db, 'previews', { ...due, held: null, again: new Date(tools.now + AGAIN_MS) });
    return 'failed';
  }
}

async function writeOne(tools: PreviewTools, due: DuePreview): Promise<Outcome> {
  const { db, now, lease } = tools;
  if (due.isEditors) return leave(db, due);
  const found = await findPreviewRecord(db, due.matchId);
  if (!due.written) return found && isTime(found, now) ? save(tools, due, found) : drop(db, due);
  if (found)
    return isPreviewCorrected(due.written, found)
      ? save(tools, due, correctedPreview(due.written, found))
      : leave(db, due);
  if (!(await isCancelled(db, due.matchId))) return leave(db, due);
  await withdrawPreview(db, due.matchId, lease);
  return 'withdrawn';
}

function isTime({ state, kickoff: { date, hour, minute } }: PreviewRecord, now: number): boolean {
  const ahead = instantAt(DEFAULT_ZONE, date, hour * 60 + minute) - now;
  return state === 'scheduled' && ahead >= LATEST_MS && ahead <= EARLIEST_MS;
}

async function save(tools: PreviewTools, due: DuePreview, record: PreviewRecord): Promise<Outcome> {
  const { db, log, now, lease } = tools;
  const memory = await findMemory(db, 'previews', { last: REMEMBERED, own: due.matchId });
  const preview = writePreview(record, memory);
  if ('held' in preview) {
    if (preview.held === 'foreign')
      log.error({ matchId: due.matchId, what: preview.what }, 'a preview said what the record does not');
    await saveHeld(db, 'previews', { ...due, held: preview.held, again: null });
    return 'held';
  }
  // Scorers whose names need an editor are not in the record.
  if (await hasUncertainName(db, { ...record, people: [] })) {
    await saveHeld(db, 'previews', { ...due, held: 'names', again: new Date(now + AGAIN_MS) });
    return 'held';
  }
  const correction = due.written ? previewCorrection(due.written, record) : null;
  await saveArticle(db, due, {
    kind: 'previews',
    lease,
    article: { ...articleOf(preview), record, correction, writtenAt: new Date(now) },
  });
  return due.written ? 'corrected' : 'written';
}

/** Nothing to do until the next change of the match. */
async function leave(db: Db, due: DuePreview): Promise<Outcome> {
  await saveHeld(db, 'previews', { ...due, held: null, again: null });
  return 'same';
}

async function drop(db: Db, { matchId }: DuePreview): Promise<Outcome> {
  await deletePlanned(db, matchId);
  return 'dropped';
}
