import type { ImportRow } from '@safira/contract/newsroom/broadcast-import';
import { versus } from './text.ts';

export const matchName = ({ match, written }: Pick<ImportRow, 'match' | 'written'>): string =>
  match ? versus(match.home.name, match.away.name) : versus(written.home, written.away);

export const commentatorsOf = ({ entries, written }: ImportRow): string[] =>
  entries.length > 0
    ? [...new Set(entries.flatMap(({ commentators }) => commentators.map(({ name }) => name)))]
    : written.commentators;
