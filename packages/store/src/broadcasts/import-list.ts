import type { Db } from '../db.ts';
import { logDetailsChanged } from '../matches/details-changed.ts';
import { saveCommentatorAlias, saveCommentators } from './commentators.ts';
import { type Editing, listEditorEntries, lockEdits, replaceEntry } from './edit-entries.ts';
import type { Entry, StoredEntry } from './entries.ts';
import {
  contradictionsIn,
  type ListedRow,
  type ListInput,
  readList,
  type RowChoice,
  storedOf,
} from './read-list.ts';

/** A row that an editor chose to store. */
export type ImportChoice = RowChoice & {
  /** Of the match's broadcasts, as the editor has seen it. */
  version: number;
  /** Deletes the editors' entries of the match for channels that the chosen rows do not name. */
  replacesOthers: boolean;
};

export type ImportOutcome = 'stored' | 'unchanged' | 'unclear' | 'changed' | 'contradicted' | 'missing';

type Import = Omit<ListInput, 'choices' | 'now'> & { choices: readonly ImportChoice[]; editing: Editing };

/**
 * OURS-17: stores the chosen rows of a desk's list, all that can be, in one transaction. Everything is read again from the
 * text: of what the editor saw only the choices count. A second import of the same text changes and logs nothing.
 */
export function importList(
  db: Db,
  { choices, editing, ...input }: Import,
): Promise<{ line: number; outcome: ImportOutcome }[]> {
  return db.transaction().execute(async (trx) => {
    await lockEdits(trx);
    const { rows } = await readList(trx, { ...input, choices, now: editing.now.getTime() });
    const chosen = new Map(choices.map((choice) => [choice.line, choice]));
    const clear = rows.filter(({ row, status }) => chosen.has(row.line) && status !== 'unclear');
    const contradictions = contradictionsIn(clear);
    const changed = new Set<number>();
    const outcomes: { line: number; outcome: ImportOutcome }[] = [];
    for (const [line, choice] of chosen) {
      const listed = rows.find(({ row }) => row.line === line);
      const outcome = contradictions.has(line)
        ? 'contradicted'
        : await store(trx, { listed, choice, clear, editing });
      if (outcome === 'stored') changed.add(listed!.match!.apiId);
      outcomes.push({ line, outcome });
    }
    await logDetailsChanged(trx, [...changed]);
    return outcomes;
  });
}

type Chosen = {
  listed: ListedRow | undefined;
  choice: ImportChoice;
  clear: readonly ListedRow[];
  editing: Editing;
};

async function store(trx: Db, { listed, choice, clear, editing }: Chosen): Promise<ImportOutcome> {
  if (!listed) return 'missing';
  if (listed.status === 'unclear') return 'unclear';
  const matchId = listed.match!.apiId;
  const named = new Set(
    clear
      .filter(({ match }) => match!.apiId === matchId)
      .flatMap(({ entries }) => entries.map(({ channel }) => channel)),
  );
  const byEditor = await listEditorEntries(trx, [matchId]);
  const others = choice.replacesOthers ? byEditor.filter(({ channel }) => !named.has(channel)) : [];
  const isOutdated = choice.version !== listed.version;
  if (isOutdated && (others.length > 0 || listed.status !== 'same')) return 'changed';

  for (const { written, slug } of choice.commentators ?? [])
    if (isUsed(listed, slug)) await saveCommentatorAlias(trx, { slug, alias: written });
  let isStored = false;
  // Before the new ones, which take their places in the log of corrections.
  for (const before of others)
    isStored = (await replaceEntry(trx, { matchId, before, after: null, ...editing })) || isStored;
  for (const entry of listed.entries) {
    const before = byEditor.find(({ channel }) => channel === entry.channel) ?? null;
    const after = await withPeople(trx, entry, storedOf(listed.stored, entry.channel));
    isStored = (await replaceEntry(trx, { matchId, before, after, ...editing })) || isStored;
  }
  return isStored ? 'stored' : 'unchanged';
}

const isUsed = ({ entries }: ListedRow, slug: string) =>
  entries.some(({ commentators }) => commentators.some((one) => one.slug === slug));

/** New commentators are created here; a list says nothing of countries, language and access: these stay. */
async function withPeople(
  trx: Db,
  { channel, commentators }: ListedRow['entries'][number],
  stored: StoredEntry | undefined,
): Promise<Entry> {
  const added = await saveCommentators(
    trx,
    commentators.flatMap(({ slug, name }) => (slug === null ? [name] : [])),
  );
  return {
    channel,
    countries: stored?.countries ?? null,
    language: stored?.language ?? null,
    access: stored?.access ?? null,
    commentators: commentators.map(({ slug, name, isConfirmed }) => ({
      ...(slug === null ? added.get(name)! : { slug, name }),
      isConfirmed,
    })),
  };
}
