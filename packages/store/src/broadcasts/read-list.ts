import {
  type KnownCommentator,
  makeCommentatorFinder,
  makeSimilarFinder,
} from '@safira/broadcasts/commentators';
import { type FoundChannel, makeChannelFinder } from '@safira/broadcasts/desk-list/find-channels';
import { makeRowMatcher } from '@safira/broadcasts/desk-list/match-row';
import {
  entryKey,
  mergeEntry,
  planEntries,
  type PlannedEntry,
  type RowStatus,
  statusOf,
} from '@safira/broadcasts/desk-list/plan-row';
import { type DeskList, type DeskRow, readDeskList } from '@safira/broadcasts/desk-list/read-desk-list';
import type { RowReason } from '@safira/contract/newsroom/broadcast-import';
import type { Match } from '@safira/contract/matches/matches';
import { dateIn, dayRange, instantAt } from '@safira/football/time/days';
import type { Db } from '../db.ts';
import { listMatchesBetween } from '../matches/matches.ts';
import { listChannels, type StoredChannel } from './channels.ts';
import { listCommentators } from './commentators.ts';
import { listEntries, listVersions, type StoredEntry } from './entries.ts';

const HOUR_MS = 3_600_000;
/** A day of a list ends with the matches of the night after it. */
const LIST_DAY_MS = 30 * HOUR_MS;
/** A list is of a few days; rows of later ones are not looked for. */
const MOST_DAYS = 10;
/** More than all followed competitions play in a day. */
const MOST_MATCHES = 600;

/** A desk knows its commentators: for more unknown names than this, made up or misread, no known ones are looked for. */
const MOST_SUGGESTIONS = 100;

/** What an editor decided about a row. */
export type RowChoice = {
  line: number;
  matchId?: number | undefined;
  channels?: readonly string[] | undefined;
  commentators?: readonly { written: string; slug: string }[] | undefined;
};

export type ListInput = {
  text: string;
  /** Of rows below no date. */
  date?: string | undefined;
  zone: string;
  areConfirmed: boolean;
  choices: readonly RowChoice[];
  now: number;
};

export type ListedRow = {
  row: DeskRow;
  status: RowStatus | 'unclear';
  reasons: RowReason[];
  match: Match | undefined;
  candidates: Match[];
  entries: PlannedEntry[];
  stored: StoredEntry[];
  version: number;
  unclearChannels: FoundChannel[];
  newCommentators: { written: string; similar: KnownCommentator[] }[];
  contradictedBy: number[];
};

export type ListReading = {
  rows: ListedRow[];
  otherLines: DeskList['otherLines'];
  channels: ReadonlyMap<string, StoredChannel>;
};

/** OURS-17: reads a desk's list and compares it with what is stored; stores nothing. */
export async function readList(db: Db, input: ListInput): Promise<ListReading> {
  const { text, date, zone, now } = input;
  const list = readDeskList(text, { date, today: dateIn(zone, now) });
  const days = [...new Set(list.rows.flatMap((row) => row.date ?? []))].slice(0, MOST_DAYS);
  const matchOf = makeRowMatcher(await listCandidates(db, days, zone));
  const channels = await listChannels(db);
  const people = await listCommentators(db);
  const found = list.rows.map((row) => {
    const choice = input.choices.find(({ line }) => line === row.line);
    const verdict = findMatch(row);
    const match = verdict.match ?? verdict.candidates.find(({ apiId }) => apiId === choice?.matchId);
    return { row, choice, verdict, match };

    function findMatch({
      home,
      away,
      league,
      date: day,
      minutes,
    }: DeskRow): ReturnType<typeof matchOf> | Unread {
      if (row.faults.length > 0 || day === null) return { candidates: [] };
      if (!days.includes(day)) return { fault: 'date_too_far', candidates: [] };
      const starts = minutes.map((one) => instantAt(zone, day, one));
      return matchOf({ home, away, league, starts });
    }
  });
  const matchIds = [...new Set(found.flatMap(({ match }) => match?.apiId ?? []))];
  const versions = await listVersions(db, matchIds);
  const stored = Map.groupBy(await listEntries(db, matchIds), ({ matchId }) => matchId);
  const findChannels = makeChannelFinder(channels);
  const findPerson = makeCommentatorFinder(people);
  const findSimilar = limited(makeSimilarFinder(people));
  const personBySlug = new Map(people.map((one) => [one.slug, one]));
  const bySlug = new Map(channels.map((channel) => [channel.slug, channel]));

  const rows = found.map(({ row, choice, verdict, match }): ListedRow => {
    const shown = match && { competitionId: match.league.id, kickoff: new Date(match.date) };
    const chosen = choice?.channels?.flatMap((slug) => bySlug.get(slug) ?? []);
    const named = chosen ? [] : findChannels(row.channels, shown);
    const slugs = [
      ...new Set(
        chosen ? chosen.map(({ slug }) => slug) : named.flatMap(({ channel }) => channel?.slug ?? []),
      ),
    ];
    const unclearChannels = named.filter(({ channel }) => !channel);
    // Known commentators, and those that the editor says a written name means.
    const meant = new Map(choice?.commentators?.map(({ written, slug }) => [written, slug]));
    const find = (name: string) => findPerson(name) ?? personBySlug.get(meant.get(name) ?? '');
    const own = (match && stored.get(match.apiId)) ?? [];
    const planned = planEntries(
      { channels: slugs, commentators: row.commentators, areConfirmed: input.areConfirmed },
      find,
    );
    const entries = (planned ?? []).map((entry) => mergeEntry(entry, storedOf(own, entry.channel)));
    const reasons: RowReason[] = [
      ...row.faults,
      ...(verdict.fault && !match ? [verdict.fault] : []),
      ...(slugs.length === 0 && unclearChannels.length === 0 ? (['channel_missing'] as const) : []),
      ...(unclearChannels.some(({ candidates }) => candidates.length === 0)
        ? (['channel_unknown'] as const)
        : []),
      ...(unclearChannels.some(({ candidates }) => candidates.length > 0)
        ? (['channel_unclear'] as const)
        : []),
      ...(planned ? [] : (['commentators_unclear'] as const)),
    ];
    return {
      row,
      status: reasons.length > 0 ? 'unclear' : 'new',
      reasons,
      match,
      candidates: verdict.candidates,
      entries,
      stored: own,
      version: (match && versions.get(match.apiId)) ?? 0,
      unclearChannels,
      newCommentators: row.commentators
        .flat()
        .filter(({ name }) => !find(name))
        .map(({ name }) => ({ written: name, similar: findSimilar(name) })),
      contradictedBy: [],
    };
  });
  return { rows: compareRows(rows), otherLines: list.otherLines, channels: bySlug };
}

type Unread = { match?: undefined; fault?: 'date_too_far'; candidates: Match[] };

async function listCandidates(db: Db, days: readonly string[], zone: string): Promise<Match[]> {
  const matches = new Map<number, Match>();
  for (const day of days) {
    const { from } = dayRange(zone, day);
    const ofDay = await listMatchesBetween(db, { from, to: from + LIST_DAY_MS, limit: MOST_MATCHES });
    for (const match of ofDay) matches.set(match.apiId, match);
  }
  return [...matches.values()];
}

/** Looks for each name once. */
function limited(find: (name: string) => KnownCommentator[]) {
  const found = new Map<string, KnownCommentator[]>();
  return (name: string): KnownCommentator[] => {
    const similar = found.get(name) ?? (found.size < MOST_SUGGESTIONS ? find(name) : []);
    found.set(name, similar);
    return similar;
  };
}

/** The editor's entry of a channel, else the guide's: what a row does not say stays as readers see it. */
export const storedOf = (stored: readonly StoredEntry[], channel: string): StoredEntry | undefined =>
  stored.find((one) => one.channel === channel && one.source === 'editor') ??
  stored.find((one) => one.channel === channel);

/** The status of each row that is clear, and which others contradict it. */
function compareRows(rows: readonly ListedRow[]): ListedRow[] {
  const clear = rows.filter(({ status }) => status !== 'unclear');
  const channelsOf = new Map<number, Set<string>>();
  for (const { match, entries } of clear) {
    const listed = channelsOf.get(match!.apiId) ?? new Set();
    channelsOf.set(match!.apiId, listed);
    for (const { channel } of entries) listed.add(channel);
  }
  const contradictions = contradictionsIn(clear);
  return rows.map((one) => {
    if (one.status === 'unclear') return one;
    const contradictedBy = contradictions.get(one.row.line) ?? [];
    const status = statusOf(one.entries, one.stored, channelsOf.get(one.match!.apiId)!);
    return { ...one, contradictedBy, status: contradictedBy.length > 0 ? 'conflict' : status };
  });
}

/** An editor who has seen these knows enough. */
const MOST_CONTRADICTIONS = 20;

/** By the line of each row: those that say something else of one of its channels; none for most rows. */
export function contradictionsIn(rows: readonly ListedRow[]): Map<number, number[]> {
  const claims = Map.groupBy(
    rows.flatMap(({ row, match, entries }) =>
      entries.map((entry) => ({
        line: row.line,
        of: `${match!.apiId} ${entry.channel}`,
        says: entryKey(entry),
      })),
    ),
    ({ of }) => of,
  );
  const found = new Map<number, number[]>();
  for (const ofChannel of claims.values()) {
    for (const { line, says } of ofChannel) {
      const others = ofChannel.filter((other) => other.says !== says).slice(0, MOST_CONTRADICTIONS);
      const all = new Set([...(found.get(line) ?? []), ...others.map((other) => other.line)]);
      if (all.size > 0) found.set(line, [...all].slice(0, MOST_CONTRADICTIONS));
    }
  }
  return found;
}
