import { correctedRecord, correctionOf, isCorrected } from '@safira/reports/correction';
import { writeReport } from '@safira/reports/write-report';
import { type Lease, LeaseLost } from '@safira/store/coordination/leases';
import type { Db } from '@safira/store/db';
import { findMatchRecord } from '@safira/store/news/match-record';
import { findMemory, saveHeld } from '@safira/store/news/automatic';
import { type DueReport, listDueReports } from '@safira/store/news/match-reports';
import { hasUncertainName } from '@safira/store/news/record-names';
import { saveArticle } from '@safira/store/news/save-article';
import type { Logger } from '@safira/operations/log';
import { articleOf } from '../automatic/article-of.ts';
import { reportsDone } from '../metrics.ts';

const MINUTE_MS = 60_000;
/** A report that failed, or with a name that an editor has to decide, is looked at again after this time. */
const AGAIN_MS = 10 * MINUTE_MS;
/** So many reports back, templates are not repeated. */
const REMEMBERED = 6;
const AT_ONCE = 20;

export type ReportTools = { db: Db; log: Logger; now: number; lease: Lease };

/** OURS-21: writes the reports that are due; returns how many it looked at. */
export async function writeDueReports(tools: ReportTools, signal?: AbortSignal): Promise<number> {
  const due = await listDueReports(tools.db, tools.now, AT_ONCE);
  for (const one of due) {
    if (signal?.aborted) break;
    reportsDone.inc({ outcome: await attempt(tools, one) });
  }
  return due.length;
}

type Outcome = 'written' | 'corrected' | 'same' | 'held' | 'failed';

/** A report that cannot be written is tried again later: the others must not wait for it. */
async function attempt(tools: ReportTools, due: DueReport): Promise<Outcome> {
  try {
    return await writeOne(tools, due);
  } catch (error) {
    if (error instanceof LeaseLost) throw error;
    tools.log.error({ err: error, matchId: due.matchId }, 'report failed and stays due');
    await saveHeld(tools.db, 'reports', { ...due, held: null, again: new Date(tools.now + AGAIN_MS) });
    return 'failed';
  }
}

async function writeOne(tools: ReportTools, due: DueReport): Promise<Outcome> {
  const { db, log, now } = tools;
  if (due.isEditors) return leave(db, due);
  const found = await findMatchRecord(db, due.matchId, { now, placesBefore: due.placesBefore });
  const before = due.written;
  if (!found || (before && !isCorrected(before, found))) return leave(db, due);
  const record = before ? correctedRecord(before, found) : found;
  const people = record.events.flatMap(({ player, assist }) => [player.id, assist.id]);
  if (await hasUncertainName(db, { ...record, people })) {
    await saveHeld(db, 'reports', { ...due, held: 'names', again: new Date(now + AGAIN_MS) });
    return 'held';
  }
  const memory = await findMemory(db, 'reports', { last: REMEMBERED, own: due.matchId });
  const report = writeReport(record, memory);
  if ('held' in report) {
    if (report.held === 'foreign')
      log.error({ matchId: due.matchId, what: report.what }, 'a report said what the record does not');
    await saveHeld(db, 'reports', { ...due, held: report.held, again: null });
    return 'held';
  }
  const correction = before ? correctionOf(before, record) : null;
  await saveArticle(db, due, {
    kind: 'reports',
    lease: tools.lease,
    article: { ...articleOf(report), record, correction, writtenAt: new Date(now) },
  });
  return before ? 'corrected' : 'written';
}

/** Nothing to do until the next change of the match. */
async function leave(db: Db, due: DueReport): Promise<Outcome> {
  await saveHeld(db, 'reports', { ...due, held: null, again: null });
  return 'same';
}
