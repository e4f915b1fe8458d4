import type { Answer } from '@safira/contract/endpoint';
import type {
  ImportPreview,
  importBroadcasts,
  previewImport,
} from '@safira/contract/newsroom/broadcast-import';
import { memberCall } from '../../../state/session-calls.ts';

/** What an editor pasted, and what is the same for all of its rows. */
export type PastedList = { text: string; date: string; zone: string; areConfirmed: boolean };

/** What an editor decided about the row of a line. */
export type Choice = {
  matchId?: number;
  channels?: string[];
  commentators?: { written: string; slug: string }[];
};
export type Choices = ReadonlyMap<number, Choice>;

const bodyOf = ({ text, date, zone, areConfirmed }: PastedList) => ({
  text,
  zone,
  areConfirmed,
  ...(date && { date }),
});

export const readPreview = async (list: PastedList, choices: Choices): Promise<ImportPreview> => {
  const rows = [...choices].map(([line, choice]) => ({ line, ...choice }));
  const body = { ...bodyOf(list), rows };
  return (
    await memberCall<Answer<typeof previewImport>>('/newsroom/broadcasts/import/preview', {
      method: 'POST',
      body,
    })
  ).data;
};

type Stored = {
  rows: { line: number; version: number }[];
  choices: Choices;
  note: string;
  link: string;
};

export const storeRows = async (list: PastedList, { rows, choices, note, link }: Stored) => {
  const body = {
    ...bodyOf(list),
    rows: rows.map((row) => ({ ...row, ...choices.get(row.line) })),
    ...(note && { note }),
    ...(link && { link }),
  };
  return (
    await memberCall<Answer<typeof importBroadcasts>>('/newsroom/broadcasts/import', { method: 'POST', body })
  ).data.rows;
};
