import { AppError } from '@safira/contract/errors';
import * as contract from '@safira/contract/newsroom/broadcast-import';
import type { Clock } from '@safira/football/time/clock';
import { isZone } from '@safira/football/time/zone-classes';
import { importList } from '@safira/store/broadcasts/import-list';
import { type ListedRow, type ListReading, readList } from '@safira/store/broadcasts/read-list';
import type { Db } from '@safira/store/db';
import { signedInCaller } from '../../access.ts';
import { type Api, serve } from '../../serve.ts';
import { toNewsroomMatch, toStoredBroadcast } from './newsroom-match.ts';

/** OURS-17: lists that desks paste. */
export function broadcastImportRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  serve(api, contract.previewImport, async ({ body: { rows: choices, ...list } }) => {
    checkList(list);
    const reading = await readList(db, { ...list, choices, now: clock.now() });
    return { data: { rows: reading.rows.map((row) => toRow(row, reading)), otherLines: reading.otherLines } };
  });

  serve(api, contract.importBroadcasts, async ({ body, caller }) => {
    const { rows: choices, note, link, ...list } = body;
    checkList(list);
    const { userId } = signedInCaller(caller);
    const editing = { userId, now: new Date(clock.now()), note: note || null, link: link ?? null };
    return { data: { rows: await importList(db, { ...list, choices, editing }) } };
  });
}

function checkList({ text, zone }: { text: string; zone: string }): void {
  if (!isZone(zone)) throw new AppError('not_found', 'not a time zone');
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.length > contract.MOST_LINES) throw new AppError('list_too_long', `${lines.length} lines`);
}

function toRow(listed: ListedRow, { channels }: ListReading): contract.ImportRow {
  const { row, match, candidates, entries, stored, unclearChannels, newCommentators, ...rest } = listed;
  return {
    ...rest,
    line: row.line,
    text: row.text,
    written: {
      league: row.league,
      time: row.time,
      home: row.home,
      away: row.away,
      commentators: row.commentators.flat().map(({ name }) => name),
      channels: row.channels,
    },
    match: match ? toNewsroomMatch(match) : null,
    candidates: candidates.map(toNewsroomMatch),
    entries: entries.map((entry) => ({ ...entry, channelName: channels.get(entry.channel)!.arabicName })),
    stored: stored.map(toStoredBroadcast),
    unclearChannels: unclearChannels.map(({ written, candidates: meant }) => ({
      written,
      channels: meant.map(({ slug, arabicName }) => ({ slug, name: arabicName })),
    })),
    newCommentators: newCommentators.map(({ written, similar }) => ({
      written,
      similar: similar.map(({ slug, name }) => ({ slug, name })),
    })),
  };
}
