import type { KnownCommentator } from '../commentators.ts';
import type { Commentator } from '../resolve-broadcasts.ts';
import type { WrittenPerson } from './people.ts';

/** A commentator who would be stored; without a slug they would be a new one. */
export type PlannedPerson = { slug: string | null; name: string; isConfirmed: boolean };

export type PlannedEntry = { channel: string; commentators: PlannedPerson[] };

type StoredEntry = {
  channel: string;
  source: 'editor' | 'guide';
  commentators: readonly Commentator[];
};

export type RowStatus = 'same' | 'new' | 'conflict';

type Written = {
  /** Our slugs. */
  channels: readonly string[];
  commentators: readonly (readonly WrittenPerson[])[];
  /** Whether the channel announced them, where the row does not say. */
  areConfirmed: boolean;
};

/**
 * OURS-17, OURS-19: what a row says of each of its channels. Names for several channels belong to them in order; one
 * name, or several for one channel, to all. Undefined if it is not clear whose a name is.
 */
export function planEntries(
  { channels, commentators, areConfirmed }: Written,
  find: (name: string) => KnownCommentator | undefined,
): PlannedEntry[] | undefined {
  const groups = channels.length === 1 ? [commentators.flat()] : commentators;
  if (groups.length > 1 && groups.length !== channels.length) return undefined;
  const toPerson = ({ name, isConfirmed = areConfirmed }: WrittenPerson): PlannedPerson => {
    const known = find(name);
    return { slug: known?.slug ?? null, name: known?.name ?? name, isConfirmed };
  };
  return channels.map((channel, at) => ({
    channel,
    commentators: distinct((groups[groups.length > 1 ? at : 0] ?? []).map(toPerson)),
  }));
}

const distinct = (people: PlannedPerson[]) => [
  ...new Map(people.map((one) => [one.slug ?? one.name, one])).values(),
];

/**
 * What would be stored, given what is stored of the channel. A row without names leaves those that are stored, and
 * what the channel announced stays announced.
 */
export function mergeEntry(planned: PlannedEntry, stored: StoredEntry | undefined): PlannedEntry {
  if (!stored) return planned;
  if (planned.commentators.length === 0) return { ...planned, commentators: [...stored.commentators] };
  const announced = new Set(stored.commentators.flatMap((one) => (one.isConfirmed ? [one.slug] : [])));
  return {
    ...planned,
    commentators: planned.commentators.map((one) => ({
      ...one,
      isConfirmed: one.isConfirmed || (one.slug !== null && announced.has(one.slug)),
    })),
  };
}

/**
 * How a row's entries stand to what is stored of the match: `listed` are the channels that the whole list names for it.
 * Readers see the editors' entries, and those of guides only where there are none.
 */
export function statusOf(
  entries: readonly PlannedEntry[],
  stored: readonly StoredEntry[],
  listed: ReadonlySet<string>,
): RowStatus {
  const byEditor = stored.filter(({ source }) => source === 'editor');
  const isSame = ({ channel, commentators }: PlannedEntry) =>
    isEqual(commentators, byEditor.find((one) => one.channel === channel)?.commentators);
  if (entries.every(isSame)) return 'same';
  const shown = byEditor.length > 0 ? byEditor : stored;
  const speaksAgainst = (one: StoredEntry) => {
    const own = entries.find(({ channel }) => channel === one.channel);
    return own
      ? one.commentators.length > 0 && !areSamePeople(own.commentators, one.commentators)
      : !listed.has(one.channel);
  };
  return shown.some(speaksAgainst) ? 'conflict' : 'new';
}

const isEqual = (planned: readonly PlannedPerson[], stored: readonly Commentator[] | undefined) =>
  stored !== undefined &&
  planned.length === stored.length &&
  planned.every(
    ({ slug, isConfirmed }, at) => slug === stored[at]!.slug && isConfirmed === stored[at]!.isConfirmed,
  );

const areSamePeople = (planned: readonly PlannedPerson[], stored: readonly Commentator[]) =>
  planned.length === stored.length && planned.every(({ slug }) => stored.some((one) => one.slug === slug));

/** Entries of one channel with different keys contradict each other. */
export const entryKey = ({ commentators }: PlannedEntry) =>
  commentators.map(({ slug, name, isConfirmed }) => `${slug ?? name} ${isConfirmed}`).join('\n');
