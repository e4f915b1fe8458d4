import { foldForSearch } from '@safira/arabic/search/search-key';
import { readCommentatorName } from '../commentators.ts';
import { isUnknown } from './cells.ts';

/** A commentator as a list writes them; `isConfirmed` only where it says so itself, «(متوقع)». */
export type WrittenPerson = { name: string; isConfirmed: boolean | undefined };

/** Between two channels, or between the commentators of two channels. */
const BETWEEN_CHANNELS = /\s*[/\\،,+\n]\s*|\s+[-–—]\s+/;
/** Between two people at one microphone. */
const TOGETHER = /\s+(?:و|&|and)\s+/;

/** OURS-17: the channels that a cell names, as written. */
export const splitChannels = (cell: string): string[] =>
  cell
    .split(BETWEEN_CHANNELS)
    .flatMap((part) => part.split(TOGETHER))
    .map((name) => name.trim())
    .filter((name) => !isUnknown(name));

/**
 * OURS-19: the commentators that a cell names: a group for each channel, if it separates them as channels are separated.
 * Undefined if a name can be no name.
 */
export function splitPeople(cell: string): WrittenPerson[][] | undefined {
  if (isUnknown(cell)) return [];
  const groups = cell.split(BETWEEN_CHANNELS).map((group) =>
    group
      .split(TOGETHER)
      .filter((name) => !isUnknown(name))
      .map(readPerson),
  );
  const read = groups.map((group) => group.flatMap((person) => person ?? []));
  const isWhole = read.every((people, at) => people.length === groups[at]!.length);
  return isWhole ? read.filter((people) => people.length > 0) : undefined;
}

const REMARK = /\s*[([{]([^)\]}]*)[)\]}]\s*$/;
const EXPECTED = /^(?:متوقع|مبدييا?|محتمل)$/;
const CONFIRMED = /^(?:موكد|رسميا?)$/;
const LANGUAGE = /^(?:ال)?(?:عربي|عربيه|انجليزي|انجليزيه|فرنسي|فرنسيه)$/;
const TITLE = /^(?:المعلق|تعليق|بصوت|بتعليق)\s*:?\s+/;

function readPerson(written: string): WrittenPerson | undefined {
  const remark = foldForSearch(REMARK.exec(written)?.[1] ?? '');
  const name = readCommentatorName(written.replace(REMARK, '').replace(TITLE, ''));
  if (name === undefined) return undefined;
  if (EXPECTED.test(remark)) return { name, isConfirmed: false };
  if (CONFIRMED.test(remark)) return { name, isConfirmed: true };
  return remark === '' || LANGUAGE.test(remark) ? { name, isConfirmed: undefined } : undefined;
}
