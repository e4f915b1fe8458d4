import type { ArticleContent } from '@safira/contract/newsroom/articles';
import { readStored, writeStored } from '../../../state/stored.ts';
import { isSame } from './content.ts';

/** What was written on this device and is not on the server, by article and account. */
export type LocalCopy = {
  /** Of the article that it was written over; null for one that is not on the server. */
  version: number | null;
  /** When it was written. */
  at: string;
  content: ArticleContent;
};

/** `current` is what is being written; `kept` waits for the editor to take it back or to delete it. */
type Kind = 'current' | 'kept';
type CopyPlace = { userId: string; articleId: number | undefined };

const keyOf = ({ userId, articleId }: CopyPlace, kind: Kind) =>
  `newsroom:${userId}:${articleId ?? 'new'}${kind === 'kept' ? ':kept' : ''}`;

/** Null removes it. */
export const writeCopy = (place: CopyPlace, kind: Kind, copy: LocalCopy | null): boolean =>
  writeStored(keyOf(place, kind), copy && JSON.stringify(copy));

/** What an earlier visit left on this device, unless the server has it; it waits until the editor decides. */
export function offeredCopy(place: CopyPlace, content: ArticleContent): LocalCopy | undefined {
  const isOther = (copy: LocalCopy | undefined): copy is LocalCopy =>
    copy !== undefined && !isSame(copy.content, content);
  const current = readCopy(place, 'current');
  if (isOther(current)) writeCopy(place, 'kept', current);
  writeCopy(place, 'current', null);
  const kept = readCopy(place, 'kept');
  if (isOther(kept)) return kept;
  writeCopy(place, 'kept', null);
  return undefined;
}

function readCopy(place: CopyPlace, kind: Kind): LocalCopy | undefined {
  const text = readStored(keyOf(place, kind));
  if (text === null) return undefined;
  const copy = parsed(text);
  return isCopy(copy) ? copy : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As far as the editor relies on it. Another version of the site may have stored another shape. */
function isCopy(value: unknown): value is LocalCopy {
  const copy = value as Partial<LocalCopy> | null | undefined;
  const content = copy?.content as Partial<ArticleContent> | undefined;
  return (
    typeof copy?.at === 'string' &&
    (copy.version === null || typeof copy.version === 'number') &&
    typeof content?.title === 'string' &&
    typeof content.summary === 'string' &&
    typeof content.category === 'string' &&
    [content.body, content.teams, content.players].every(Array.isArray)
  );
}
