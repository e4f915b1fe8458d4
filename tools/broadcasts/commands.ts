import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { timeText } from '@safira/arabic/formats/dates';
import { MOST_TEXT } from '@safira/contract/newsroom/broadcast-import';
import { dateIn, isDate, offsetAt } from '@safira/football/time/days';
import { DEFAULT_ZONE, isZone } from '@safira/football/time/zone-classes';
import { importList } from '@safira/store/broadcasts/import-list';
import { type ListedRow, type ListReading, readList } from '@safira/store/broadcasts/read-list';
import type { Db } from '@safira/store/db';

type Tools = { db: Db; now: Date };
type Outcome = { isDone: boolean; text: string };

const failed = (text: string): Outcome => ({ isDone: false, text });

const USAGE =
  'usage: pnpm broadcasts import <file> [--date YYYY-MM-DD] [--zone Asia/Riyadh] [--confirmed] [--store [--rows 3,5]]';

export async function runBroadcastsCommand({ db, now }: Tools, words: string[]): Promise<Outcome> {
  const read = readOptions(words);
  if (!read) return failed(USAGE);
  const { file, rows: lines, store, ...own } = read;
  const text = readFileSync(file, 'utf8');
  if (text.length > MOST_TEXT) return failed(`the list is longer than ${MOST_TEXT} characters`);
  const list = { ...own, text, date: own.date ?? undefined };
  const reading = await readList(db, { ...list, choices: [], now: now.getTime() });
  const shown = previewText(reading, own.zone);
  if (!store) return { isDone: true, text: `${shown}\n\nnothing was stored: --store stores the new rows` };

  // A row that differs from what is stored is stored only where it is named.
  const chosen = reading.rows.filter(({ row, status }) => lines?.includes(row.line) ?? status === 'new');
  const choices = chosen.map(({ row, version }) => ({ line: row.line, version, replacesOthers: false }));
  const outcomes = await importList(db, {
    ...list,
    choices,
    editing: { userId: null, now, note: 'pnpm broadcasts' },
  });
  const stored = outcomes.map(({ line, outcome }) => `line ${line}: ${outcome}`);
  return {
    isDone: true,
    text: [shown, '', ...(stored.length > 0 ? stored : ['nothing to store'])].join('\n'),
  };
}

function readOptions(words: readonly string[]) {
  const options = {
    date: { type: 'string' },
    zone: { type: 'string', default: DEFAULT_ZONE },
    confirmed: { type: 'boolean', default: false },
    store: { type: 'boolean', default: false },
    rows: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [command, file, ...rest] = positionals;
    const { date, zone, confirmed, store, rows } = values;
    const isWrong = (date !== undefined && !isDate(date)) || !isZone(zone) || !/^[\d,]*$/.test(rows ?? '');
    if (command !== 'import' || !file || rest.length > 0 || isWrong) return undefined;
    return { file, date, zone, areConfirmed: confirmed, store, rows: rows?.split(',').map(Number) };
  } catch {
    return undefined;
  }
}

function previewText({ rows, otherLines, channels }: ListReading, zone: string): string {
  const lines = rows.flatMap((listed) => [rowText(listed, channels, zone), ...detailsOf(listed, zone)]);
  const others = otherLines.map(({ line, text }) => `line ${line}: no row: ${text}`);
  const counts = Map.groupBy(rows, ({ status }) => status);
  const summary = (['same', 'new', 'conflict', 'unclear'] as const).map(
    (status) => `${counts.get(status)?.length ?? 0} ${status}`,
  );
  return [...lines, ...others, '', summary.join(', ')].join('\n');
}

function rowText(
  { row, status, match, entries }: ListedRow,
  channels: ListReading['channels'],
  zone: string,
) {
  if (!match || entries.length === 0) return `line ${row.line}: ${status}: ${row.text}`;
  const said = entries.map(({ channel, commentators }) => {
    const names = commentators.map(
      ({ slug, name, isConfirmed }) =>
        `${name}${slug === null ? ' (new)' : ''}${isConfirmed ? '' : ' (expected)'}`,
    );
    return [channels.get(channel)!.arabicName, names.join('، ')].filter((part) => part !== '').join(': ');
  });
  return `line ${row.line}: ${status}: ${matchText(match, zone)}: ${said.join(' / ')}`;
}

/** Why a row waits, what it may mean, and what is stored instead. */
function detailsOf(listed: ListedRow, zone: string): string[] {
  const { status, reasons, candidates, unclearChannels, newCommentators, stored, contradictedBy } = listed;
  const lines = [
    ...reasons.map((reason) => reason.replaceAll('_', ' ')),
    ...candidates.map((match) => `may be ${matchText(match, zone)}`),
    ...unclearChannels.map(
      ({ written, candidates: meant }) =>
        `«${written}» may be ${meant.map(({ arabicName }) => arabicName).join(', ') || 'no channel that we know'}`,
    ),
    ...newCommentators.flatMap(({ written, similar }) =>
      similar.map(({ name }) => `«${written}» may be ${name}`),
    ),
    ...contradictedBy.map((line) => `line ${line} says something else`),
    ...(status === 'conflict'
      ? stored.map(
          ({ source, channelName, commentators }) =>
            `stored by ${source}: ${[channelName, ...commentators.map(({ name }) => name)].join(', ')}`,
        )
      : []),
  ];
  return lines.map((line) => `    ${line}`);
}

function matchText({ apiId, date, teams }: NonNullable<ListedRow['match']>, zone: string): string {
  const kickoff = Date.parse(date);
  const wall = new Date(kickoff + offsetAt(zone, kickoff));
  const time = timeText({ hour: wall.getUTCHours(), minute: wall.getUTCMinutes() });
  return `${teams.home.name} - ${teams.away.name} (${apiId}), ${dateIn(zone, kickoff)} ${time}`;
}
