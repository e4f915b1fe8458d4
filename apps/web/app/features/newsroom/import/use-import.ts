import type { ImportPreview, ImportRow } from '@safira/contract/newsroom/broadcast-import';
import { useEffect, useState } from 'react';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import { type Choice, type Choices, type PastedList, readPreview } from './calls.ts';

/** A pause this long while typing, and the list is read. */
const PAUSE_MS = 600;

/** OURS-17: a pasted list, what the server reads in it, and what the editor decides about its rows. */
export function useImport() {
  const [list, setList] = useState<PastedList>({
    text: '',
    date: '',
    zone: 'Asia/Riyadh',
    areConfirmed: false,
  });
  const [choices, setChoices] = useState<Choices>(new Map());
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const [stores, setStores] = useState(0);
  const settled = useSettled(list);
  const isEmpty = settled.text.trim() === '';
  const preview = useAsyncData<ImportPreview>({
    key: isEmpty ? undefined : JSON.stringify([settled, [...choices], stores]),
    load: () => readPreview(settled, choices),
  });
  const rows = !isEmpty && preview.state === 'loaded' ? preview.value.rows : [];
  const willStore = ({ line, status }: ImportRow) =>
    status === 'new' || (status === 'conflict' && taken.has(line));
  return {
    list,
    /** What was decided is about lines: other words, and nothing is decided. */
    change: (part: Partial<PastedList>) => {
      setList({ ...list, ...part });
      if (part.text === undefined) return;
      setChoices(new Map());
      setTaken(new Set());
    },
    preview,
    isEmpty,
    rows,
    otherLines: !isEmpty && preview.state === 'loaded' ? preview.value.otherLines : [],
    choices,
    choose: (line: number, choice: Choice) =>
      setChoices(new Map(choices).set(line, { ...choices.get(line), ...choice })),
    isTaken: (line: number) => taken.has(line),
    take: (line: number, isNew: boolean) => {
      const next = new Set(taken);
      if (isNew) next.add(line);
      else next.delete(line);
      setTaken(next);
    },
    chosen: rows.filter(willStore),
    waiting: rows.filter((row) => row.status === 'unclear').length,
    readAgain: () => {
      setTaken(new Set());
      setStores(stores + 1);
    },
  };
}

export type Import = ReturnType<typeof useImport>;

/** The value, once it has not changed for a while. */
function useSettled(value: PastedList): PastedList {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
